import type { MeasuredFigures, ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { useEffect, useRef, useState } from 'react';
import { Sparkline } from '../../../ui/Sparkline';
import { StatCard, StatCards } from '../../../ui/StatCard';
import { useOperationsFiguresQuery } from '../../operations/api';
import { measuredTexts, operationsTexts, projectionTexts } from './texts';
import { rateBetween, sampleOf, type Sample } from './throughput';

/** What is measured every ten seconds is looked up as often. */
const MEASURED_EVERY_MS = 10_000;

/** The projections at a glance: how far behind, how fast, how many are stopped; and how the log grows. */
export function Figures({ projections }: { projections: readonly ProjectionStatus[] }): React.JSX.Element {
  const rate = useRate(projections);
  const last = projections.reduce<ProjectionStatus | undefined>(
    (most, one) => (most === undefined || BigInt(one.lag) > BigInt(most.lag) ? one : most),
    undefined,
  );
  const still = projections.filter(({ status }) => status !== 'live').length;
  const { data: measured } = useOperationsFiguresQuery(undefined, { pollingInterval: MEASURED_EVERY_MS });
  const rebuilds = projections.filter(({ rebuild }) => rebuild?.failure === null).length;
  return (
    <StatCards label={operationsTexts.figures}>
      <StatCard
        label={operationsTexts.behind}
        value={projectionTexts.behind(last?.lag ?? '0', last?.lagSeconds ?? 0)}
        caption={last && last.lag !== '0' ? last.name : undefined}
        trend={<Trend measured={measured} of="lag" />}
      />
      <StatCard
        label={operationsTexts.throughput}
        value={rate === null ? operationsTexts.measuring : operationsTexts.perSecond(rate)}
        trend={<Trend measured={measured} of="perSecond" />}
      />
      <StatCard
        label={operationsTexts.stopped}
        value={still}
        caption={operationsTexts.ofAll(projections.length)}
        tone={still === 0 ? 'neutral' : 'attention'}
      />
      <StatCard label={operationsTexts.rebuildsUnderWay} value={rebuilds} />
      <StatCard
        label={measuredTexts.growth}
        value={measured ? measuredTexts.head(measured.log.head) : operationsTexts.measuring}
        caption={measured && measuredTexts.size(measured.log.bytes)}
        trend={<Growth days={measured?.log.days ?? []} />}
      />
    </StatCards>
  );
}

type Measured = MeasuredFigures | undefined;

/** One of the figures of the last hour. */
function Trend({ measured, of }: { measured: Measured; of: 'lag' | 'perSecond' }): React.JSX.Element {
  const { samples, everySeconds } = measured ?? { samples: [], everySeconds: 0 };
  const values = samples.map((sample) => sample[of]);
  const minutes = Math.ceil((samples.length * everySeconds) / 60);
  const words = of === 'lag' ? measuredTexts.lag : measuredTexts.throughput;
  return (
    <Sparkline values={values} label={words(Math.max(0, ...values.map((value) => value ?? 0)), minutes)} />
  );
}

function Growth({ days }: { days: MeasuredFigures['log']['days'] }): React.JSX.Element {
  const counts = days.map(({ events }) => events);
  return <Sparkline values={counts} label={measuredTexts.perDay(Math.max(0, ...counts), days.length)} />;
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
