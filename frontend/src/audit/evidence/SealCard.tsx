import type { SealStatus } from '@annals/contracts/audit/seal-views';
import { Card } from '../../design/Card';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { exactTime } from '../../time/format';
import { useSealStatusQuery } from './api';
import { sealTexts as texts } from './texts';

const REFRESH_MS = 30_000;

/** How the seal of the log stands, with the key that bundles are checked with. */
export function SealCard(): React.JSX.Element {
  const { data, error, refetch } = useSealStatusQuery(undefined, { pollingInterval: REFRESH_MS });
  return (
    <Card title={texts.title}>
      <div className="evidence-seal">
        {data ? (
          <Facts status={data} />
        ) : error ? (
          <ErrorFace title={texts.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows label={texts.loading} rows={3} />
        )}
      </div>
    </Card>
  );
}

function Facts({ status }: { status: SealStatus }): React.JSX.Element {
  const { origin, newest, keys, verification, alarms } = status;
  if (!newest) return <p>{texts.empty}</p>;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [texts.log, origin],
    [texts.newest, texts.newestWords(newest.size, exactTime(newest.sealedAt))],
    [
      texts.key,
      <>
        <code>{keys.at(-1)}</code>
        <span className="evidence-seal__help">{texts.keyHelp}</span>
      </>,
    ],
    [
      texts.verified,
      verification.finishedAt === null
        ? texts.notVerified
        : texts.verifiedWords(exactTime(verification.finishedAt)),
    ],
    [texts.alarms, alarms === 0 ? texts.noAlarms : <strong>{texts.someAlarms(alarms)}</strong>],
  ];
  return (
    <>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{texts.checkpoint}</summary>
        <pre>{newest.note}</pre>
      </details>
    </>
  );
}
