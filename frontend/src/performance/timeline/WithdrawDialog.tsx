import { withdrawTimelineEntry } from '@annals/contracts/performance/commands';
import type { TimelineView } from '@annals/contracts/performance/views';
import { useState } from 'react';
import { asApiError, isRefusal } from '../../api/api-error';
import { WordsDialog } from '../../design/WordsDialog';
import { showFailure, showToast } from '../../toasts/toast-store';
import { usePerformanceWithdrawMutation } from '../api';
import { withdrawTexts } from '../texts';
import type { EntryDialogProps } from './EntryHistoryDialog';

/** Asks why an entry is taken back. */
export function WithdrawDialog({ entry, onClose }: EntryDialogProps): React.JSX.Element | null {
  const [withdraw, { isLoading }] = usePerformanceWithdrawMutation();
  const [refusal, setRefusal] = useState('');
  const close = () => {
    setRefusal('');
    onClose();
  };
  const confirm = async ({ id }: TimelineView, reason: string) => {
    try {
      await withdraw({ entryId: id, reason }).unwrap();
      showToast({ title: withdrawTexts.done });
      close();
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(withdrawTexts.failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
    }
  };
  if (!entry) return null;
  return (
    <WordsDialog
      texts={withdrawTexts}
      rule={withdrawTimelineEntry.shape.reason}
      isOpen
      isDestructive
      isPending={isLoading}
      refusal={refusal}
      onConfirm={(reason) => void confirm(entry, reason)}
      onRefuse={close}
    />
  );
}
