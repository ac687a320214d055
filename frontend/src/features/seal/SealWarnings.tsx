import type { SealStatus } from '@annals/contracts/features/audit/seal-views';
import { Told } from '../../ui/When';
import { sealTexts as texts } from './texts';
import './seal-warnings.css';

/** What nobody may miss about the seal: that it is stopped, that nothing of it is kept elsewhere, and that a witness does not cosign. */
export function SealWarnings({
  status: { stopped, isAlone, witnesses },
}: {
  status: Pick<SealStatus, 'stopped' | 'isAlone' | 'witnesses'>;
}): React.JSX.Element {
  const away = witnesses.filter(({ error }) => error !== null);
  return (
    <>
      {stopped && (
        <div className="seal-warning seal-warning--stopped" role="alert">
          <strong>{texts.stopped}</strong>
          <p>
            <Told at={stopped.since}>{(when) => texts.stoppedWords(stopped.finding, when)}</Told>
          </p>
          <p>{texts.stoppedHelp}</p>
        </div>
      )}
      {isAlone && (
        <div className="seal-warning" role="note">
          <strong>{texts.alone}</strong>
          <p>{texts.aloneWords}</p>
        </div>
      )}
      {away.length > 0 && (
        <div className="seal-warning" role="note">
          <strong>{texts.away(away.length)}</strong>
          {away.map(({ key, name, error, cosignedAt }) => (
            <p key={key}>
              {cosignedAt === null ? (
                texts.awayWords(name, error ?? '', null)
              ) : (
                <Told at={cosignedAt}>{(when) => texts.awayWords(name, error ?? '', when)}</Told>
              )}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
