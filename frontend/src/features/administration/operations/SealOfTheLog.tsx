import type { SealStatus } from '@annals/contracts/features/audit/seal-views';
import { Told } from '../../../ui/When';
import type { Answered } from '../../../api/answered';
import { FoldingCard } from '../../../ui/FoldingCard';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Loaded } from '../../../ui/Loaded';
import { sealTexts as texts } from '../../seal/texts';
import { Fact } from './Fact';
import { SealWarnings } from '../../seal/SealWarnings';
import { SealPlaces } from './SealPlaces';
import { SealWitnesses } from './SealWitnesses';

/** How the log is sealed, verified and published. */
export function SealOfTheLog({
  seal,
  status,
}: {
  readonly seal: Answered<SealStatus>;
  /** What was answered last. */
  readonly status: SealStatus | undefined;
}): React.JSX.Element {
  return (
    <FoldingCard
      title={texts.title}
      name="operations-seal"
      warnings={status && <SealWarnings status={status} />}
    >
      <Loaded query={seal} texts={texts} rows={3}>
        {(answered) => (
          <div className="operations-seal">
            <Facts status={answered} />
            <SealWitnesses witnesses={answered.witnesses} />
            <SealPlaces places={answered.places} />
          </div>
        )}
      </Loaded>
    </FoldingCard>
  );
}

function Facts({ status }: { status: SealStatus }): React.JSX.Element {
  const { newest, keys, size, unsealed, verification, alarms, openAlarms } = status;
  if (!newest) return <p>{texts.empty}</p>;
  const { verified, finishedAt } = verification;
  return (
    <dl className="operations-facts">
      <Fact name={texts.newest}>
        <Told at={newest.sealedAt}>{(when) => texts.newestWords(newest.size, when)}</Told>
      </Fact>
      <Fact name={texts.unsealed}>{texts.unsealedWords(unsealed)}</Fact>
      <Fact name={texts.verified}>
        {finishedAt === null ? (
          texts.notVerified
        ) : (
          <Told at={finishedAt}>{(when) => texts.verifiedWords(when)}</Told>
        )}
      </Fact>
      <Fact name={texts.round}>
        <ProgressBar label={texts.round} share={size === 0 ? 0 : Math.min(100, (verified / size) * 100)} />
        <span className="operations-seal__help">{texts.roundWords(Math.min(verified, size), size)}</span>
      </Fact>
      <Fact name={texts.alarms}>
        {openAlarms > 0 ? (
          <strong>{texts.openAlarms(openAlarms)}</strong>
        ) : alarms > 0 ? (
          texts.quietAlarms(alarms)
        ) : (
          texts.noAlarms
        )}
      </Fact>
      <Fact name={texts.root}>
        <code>{newest.root}</code>
      </Fact>
      <Fact name={texts.key}>
        <code>{keys.at(-1)}</code>
      </Fact>
    </dl>
  );
}
