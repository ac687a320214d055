import { openingReason } from '@annals/contracts/features/audit/commands';
import { Button } from '@blueprintjs/core';
import { UnlockIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { WordsDialog } from '../../../ui/WordsDialog';
import { useAuditOpenSensitiveMutation } from '../api';
import { openTexts as texts } from '../texts';

interface OpenButtonProps {
  readonly label: string;
  /** The record, or one of its events. */
  readonly target: { readonly record: string; readonly eventId?: string };
  readonly onOpened: (viewId: string) => void;
}

/** Opens sensitive values, after the reason has been stated. */
export function OpenButton({ label, target, onOpened }: OpenButtonProps): React.JSX.Element {
  const [isAsking, setIsAsking] = useState(false);
  const [open] = useAuditOpenSensitiveMutation();
  const { attempt, refusal, isPending } = useAttempt({ failed: texts.failed, done: texts.done });
  const confirm = async (reason: string) => {
    const answer = await attempt(() => open({ ...target, reason }).unwrap());
    if (!answer) return;
    setIsAsking(false);
    onOpened(answer.id);
  };
  return (
    <>
      <Button icon={<UnlockIcon />} text={label} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <WordsDialog
          texts={texts}
          rule={openingReason}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void confirm(reason)}
          onRefuse={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
