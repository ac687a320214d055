import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { useEffect, useRef, useState } from 'react';
import { StatCard, StatCards } from '../../../ui/StatCard';
import { operationsTexts, projectionTexts } from './texts';
import { rateBetween, sampleOf, type Sample } from './throughput';

/** The projections at a glance: how far behind, how fast, how many are stopped. */
export function Figures({ projections }: { projections: readonly ProjectionStatus[] }): React.JSX.Element {
  const rate = useRate(projections);
  const last = projections.reduce<ProjectionStatus | undefined>(
    (most, one) => (most === undefined || BigInt(one.lag) > BigInt(most.lag) ? one : most),
    undefined,
  );
  const still = projections.filter(({ status }) => status !== 'live').length;
  const rebuilds = projections.filter(({ rebuild }) => rebuild?.failure === null).length;
  return (
    <StatCards label={operationsTexts.figures}>
      <StatCard
        label={operationsTexts.behind}
        value={projectionTexts.behind(last?.lag ?? '0', last?.lagSeconds ?? 0)}
        caption={last && last.lag !== '0' ? last.name : undefined}
      />
      <StatCard
        label={operationsTexts.throughput}
        value={rate === null ? operationsTexts.measuring : operationsTexts.perSecond(rate)}
      />
      <StatCard
        label={operationsTexts.stopped}
        value={still}
        caption={operationsTexts.ofAll(projections.length)}
        tone={still === 0 ? 'neutral' : 'attention'}
      />
      <StatCard label={operationsTexts.rebuildsUnderWay} value={rebuilds} />
    </StatCards>
  );
}

/** Events a second between the last two looks. */
function useRate(projections: readonly ProjectionStatus[]): number | null {
  const [rate, setRate] = useState<number | null>(null);
  const before = useRef<Sample | null>(null);
  useEffect(() => {
    const sample = sampleOf(projections, Date.now());
    const measured = rateBetween(before.current, sample);
    before.current = sample;
    if (measured !== null) setRate(measured);
  }, [projections]);
  return rate;
}
