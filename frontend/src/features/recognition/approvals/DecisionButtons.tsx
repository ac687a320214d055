import { declineReason } from '@annals/contracts/features/recognition/commands';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { WordsDialog } from '../../../ui/WordsDialog';
import { approvalTexts } from './texts';

/** What is said of a decision that was accepted. */
interface Told {
  readonly done: string;
  readonly doneSentence: string;
}

/** What waits for a decision, in words. */
export interface Deciding {
  /** For those who cannot see it beside the buttons. */
  readonly title: string;
  readonly rejectTexts: {
    readonly title: string;
    readonly sentence: string;
    readonly confirm: string;
    readonly words: string;
  };
  readonly approved: Told;
  readonly rejected: Told;
}

interface DecisionButtonsProps extends Deciding {
  readonly approve: () => Promise<object>;
  readonly reject: (reason: string) => Promise<object>;
}

/** Yes, or no with a reason. */
export function DecisionButtons(props: DecisionButtonsProps): React.JSX.Element {
  const { title, rejectTexts, approved, rejected, approve, reject } = props;
  const [asks, setAsks] = useState(false);
  const { attempt, refusal, isPending } = useAttempt(approvalTexts);
  const decline = async (reason: string) => {
    if (await attempt(() => reject(reason), rejected)) setAsks(false);
  };
  return (
    <>
      <Button
        intent="primary"
        text={approvalTexts.approve}
        aria-label={approvalTexts.named(approvalTexts.approve, title)}
        loading={isPending && !asks}
        onClick={() => void attempt(approve, approved)}
      />
      <Button
        text={approvalTexts.reject}
        aria-label={approvalTexts.named(approvalTexts.reject, title)}
        disabled={isPending}
        onClick={() => setAsks(true)}
      />
      {asks && (
        <WordsDialog
          texts={rejectTexts}
          rule={declineReason}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void decline(reason)}
          onRefuse={() => setAsks(false)}
        />
      )}
    </>
  );
}
