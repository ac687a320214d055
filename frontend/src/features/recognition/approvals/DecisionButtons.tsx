import { declineReason } from '@annals/contracts/features/recognition/commands';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { WordsDialog } from '../../../ui/WordsDialog';
import { approvalTexts } from './texts';

interface DecisionButtonsProps {
  /** What is decided on, for those who cannot see it beside the buttons. */
  readonly title: string;
  readonly noTexts: { title: string; sentence: string; confirm: string; words: string };
  readonly isPending: boolean;
  /** The server's sentence, when it refused. */
  readonly refusal: string;
  readonly onApprove: () => void;
  /** Answers whether it was accepted. */
  readonly onDecline: (reason: string) => Promise<object | undefined>;
}

/** Yes, or no with a reason. */
export function DecisionButtons(props: DecisionButtonsProps): React.JSX.Element {
  const { title, noTexts, isPending, refusal, onApprove, onDecline } = props;
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        intent="primary"
        text={approvalTexts.approve}
        aria-label={approvalTexts.named(approvalTexts.approve, title)}
        loading={isPending && !asks}
        onClick={onApprove}
      />
      <Button
        text={approvalTexts.reject}
        aria-label={approvalTexts.named(approvalTexts.reject, title)}
        disabled={isPending}
        onClick={() => setAsks(true)}
      />
      {asks && (
        <WordsDialog
          texts={noTexts}
          rule={declineReason}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void onDecline(reason).then((accepted) => accepted && setAsks(false))}
          onRefuse={() => setAsks(false)}
        />
      )}
    </>
  );
}
