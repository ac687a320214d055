import { statePrivacyReason } from '@annals/contracts/features/privacy/commands';
import type { ErasureView } from '@annals/contracts/features/privacy/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Told } from '../../../ui/When';
import { useAttempt } from '../../../api/useAttempt';
import { WordsDialog } from '../../../ui/WordsDialog';
import { usePrivacyLiftHoldMutation } from '../../privacy/api';
import { cardTexts, liftTexts as texts } from './texts';

type Hold = ErasureView['holds'][number];

/** The legal holds on a person, lifted ones too, and a way to lift the others. */
export function Holds({ erasure }: { erasure: ErasureView }): React.JSX.Element | null {
  const [asked, setAsked] = useState<Hold>();
  const [lift] = usePrivacyLiftHoldMutation();
  const { attempt, refusal, isPending } = useAttempt(texts);
  if (erasure.holds.length === 0) return null;
  const confirm = async (reason: string) => {
    if (!asked) return;
    const { holdId } = asked;
    if (await attempt(() => lift({ personId: erasure.id, holdId, reason }).unwrap())) setAsked(undefined);
  };
  return (
    <div>
      <h3 className="privacy__heading">{cardTexts.holds}</h3>
      <ul className="privacy__holds">
        {erasure.holds.map((hold) => (
          <li key={hold.holdId}>
            <div>
              <q className="privacy__reason">{hold.reason}</q>
              <p>
                <Told at={hold.placedAt}>{(when) => cardTexts.placed(hold.placedByName, when)}</Told>
              </p>
              <Lifted hold={hold} />
            </div>
            {hold.liftedAt === null && <Button text={texts.label} onClick={() => setAsked(hold)} />}
          </li>
        ))}
      </ul>
      <WordsDialog
        key={asked?.holdId ?? ''}
        texts={{ ...texts, title: texts.title(erasure.name) }}
        rule={statePrivacyReason.shape.reason}
        isOpen={asked !== undefined}
        isPending={isPending}
        refusal={refusal}
        onConfirm={(reason) => void confirm(reason)}
        onRefuse={() => setAsked(undefined)}
      />
    </div>
  );
}

/** Who lifted a hold, when and why; nothing while it lasts. */
function Lifted({ hold: { liftedAt, liftedByName, liftReason } }: { hold: Hold }): React.JSX.Element | null {
  if (liftedAt === null || liftedByName === null) return null;
  return (
    <p>
      <Told at={liftedAt}>{(when) => cardTexts.lifted(liftedByName, when)}</Told>
      {liftReason !== null && <q className="privacy__reason">{liftReason}</q>}
    </p>
  );
}
