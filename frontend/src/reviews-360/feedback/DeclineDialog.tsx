import { useState } from 'react';
import { z } from 'zod';
import { asApiError, isRefusal } from '../../api/api-error';
import { WordsDialog } from '../../design/WordsDialog';
import { showFailure, showToast } from '../../toasts/toast-store';
import { useReviews360DeclineFeedbackMutation } from '../api';
import { declineTexts } from './texts';

const reason = z.string().trim().max(500, 'Please stay below 500 characters');

interface DeclineDialogProps {
  readonly reviewId: string;
  /** It was declined: nothing of what was written is needed any more. */
  readonly onDeclined: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody declines to give feedback. */
export function DeclineDialog({ reviewId, onDeclined, onClose }: DeclineDialogProps): React.JSX.Element {
  const [decline, { isLoading }] = useReviews360DeclineFeedbackMutation();
  const [refusal, setRefusal] = useState('');
  const confirm = async (words: string) => {
    try {
      await decline({ reviewId, ...(words !== '' && { reason: words }) }).unwrap();
      onDeclined();
      showToast({ title: declineTexts.done });
      onClose();
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(declineTexts.failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
    }
  };
  return (
    <WordsDialog
      texts={declineTexts}
      rule={reason}
      isOpen
      isDestructive
      isPending={isLoading}
      refusal={refusal}
      onConfirm={(words) => void confirm(words)}
      onRefuse={onClose}
    />
  );
}
