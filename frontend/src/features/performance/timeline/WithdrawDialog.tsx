import { withdrawTimelineEntry } from '@annals/contracts/features/performance/commands';
import type { TimelineView } from '@annals/contracts/features/performance/views';
import { useAttempt } from '../../../api/useAttempt';
import { WordsDialog } from '../../../ui/WordsDialog';
import { usePerformanceWithdrawMutation } from '../api';
import { withdrawTexts } from '../texts';
import type { EntryDialogProps } from './EntryHistoryDialog';

/** Asks why an entry is taken back. */
export function WithdrawDialog({ entry, onClose }: EntryDialogProps): React.JSX.Element | null {
  const [withdraw] = usePerformanceWithdrawMutation();
  const { attempt, refusal, isPending } = useAttempt(withdrawTexts);
  const confirm = async ({ id }: TimelineView, reason: string) => {
    if (await attempt(() => withdraw({ entryId: id, reason }).unwrap())) onClose();
  };
  if (!entry) return null;
  return (
    <WordsDialog
      texts={{ ...withdrawTexts, title: withdrawTexts.title(entry.title, entry.employeeName) }}
      rule={withdrawTimelineEntry.shape.reason}
      isOpen
      isDestructive
      isPending={isPending}
      refusal={refusal}
      onConfirm={(reason) => void confirm(entry, reason)}
      onRefuse={onClose}
    />
  );
}
