import { statedReason } from '@annals/contracts/kernel/reason';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { WordsDialog } from '../../ui/WordsDialog';
import { useLanguageModelTurnMutation } from './api';
import { modelTexts, turnTexts } from './texts';

/** Turns the language model on or off, with a reason. */
export function Switch({ isOn }: { isOn: boolean }): React.JSX.Element {
  const [isAsking, setIsAsking] = useState(false);
  const [send] = useLanguageModelTurnMutation();
  const { attempt, isPending, refusal } = useAttempt(turnTexts);
  const close = () => setIsAsking(false);
  const turn = async (reason: string) => {
    const done = isOn ? turnTexts.doneOff : turnTexts.doneOn;
    if (await attempt(() => send({ isOn: !isOn, reason }).unwrap(), { done })) close();
  };
  return (
    <>
      <Button
        intent={isOn ? 'none' : 'primary'}
        text={isOn ? modelTexts.turnOff : modelTexts.turnOn}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <WordsDialog
          texts={isOn ? turnTexts.off : turnTexts.on}
          rule={statedReason}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void turn(reason)}
          onRefuse={close}
        />
      )}
    </>
  );
}
