import type { SealStatus } from '@annals/contracts/features/audit/seal-views';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { Loaded } from '../../../ui/Loaded';
import { Told } from '../../../ui/When';
import { useSealStatusQuery } from '../../seal/api';
import { sealTexts as texts } from '../../seal/texts';
import { SealWarnings } from '../../seal/SealWarnings';
import { explorerPath } from '../paths';

const REFRESH_MS = 30_000;

/** The state of the seal of the log, with the key that bundles are checked with. */
export function SealCard(): React.JSX.Element {
  const query = useSealStatusQuery(undefined, { pollingInterval: REFRESH_MS });
  return (
    <Card title={texts.title}>
      <div className="evidence-seal">
        <Loaded query={query} texts={texts} rows={3}>
          {(data) => (
            <>
              <SealWarnings status={data} />
              <Facts status={data} />
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

function Facts({ status }: { status: SealStatus }): React.JSX.Element {
  const { origin, newest, keys, verification, witnesses } = status;
  if (!newest) return <p>{texts.empty}</p>;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [texts.log, origin],
    [
      texts.newest,
      <Told key="newest" at={newest.sealedAt}>
        {(when) => texts.newestWords(newest.size, when)}
      </Told>,
    ],
    [
      texts.key,
      <>
        <code>{keys.at(-1)}</code>
        <span className="evidence-seal__help">{texts.keyHelp}</span>
      </>,
    ],
    [texts.witnesses, <Witnesses key="witnesses" witnesses={witnesses} />],
    [
      texts.verified,
      verification.finishedAt === null ? (
        texts.notVerified
      ) : (
        <Told key="verified" at={verification.finishedAt}>
          {(when) => texts.verifiedWords(when)}
        </Told>
      ),
    ],
    [texts.alarms, <Alarms key="alarms" status={status} />],
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

function Witnesses({ witnesses }: Pick<SealStatus, 'witnesses'>): React.ReactNode {
  if (witnesses.length === 0) return texts.noWitnesses;
  return (
    <>
      {witnesses.map(({ key, name, size, cosignedAt }) => (
        <div key={key} className="evidence-seal__witness">
          {cosignedAt === null ? (
            texts.witnessWords(name, size, null)
          ) : (
            <Told at={cosignedAt}>{(when) => texts.witnessWords(name, size, when)}</Told>
          )}
          <code>{key}</code>
        </div>
      ))}
      <span className="evidence-seal__help">{texts.witnessHelp}</span>
    </>
  );
}

function Alarms({ status: { alarms, openAlarms } }: { status: SealStatus }): React.ReactNode {
  if (alarms === 0) return texts.noAlarms;
  return (
    <>
      {openAlarms > 0 ? <strong>{texts.openAlarms(openAlarms)}</strong> : texts.quietAlarms(alarms)}{' '}
      <Link to={explorerPath({ feature: 'logAlarm' })}>{texts.lookAtAlarms}</Link>
    </>
  );
}
