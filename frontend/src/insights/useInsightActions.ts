import type { AiInsightView } from '@annals/contracts/insights/views';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';
import { useInsightsMarkReadMutation, useInsightsTakeActionMutation } from './api';
import { texts } from './texts';

/** What can be done with an insight. Each says how it went. */
export function useInsightActions({ id, metadata }: AiInsightView) {
  const [sendRead, reading] = useInsightsMarkReadMutation();
  const [sendAction, acting] = useInsightsTakeActionMutation();
  const navigate = useNavigate();
  const failed = (title: string, failure: unknown) => {
    const error = asApiError(failure);
    if (error.status !== 401) showFailure(title, error.detail);
  };

  const markRead = async () => {
    try {
      await sendRead({ insightId: id }).unwrap();
      showToast({ title: texts.markReadDone });
    } catch (failure) {
      failed(texts.markReadFailed, failure);
    }
  };

  /** Marks the action as taken and opens the place where it is taken. */
  const takeAction = async () => {
    try {
      await sendAction({ insightId: id }).unwrap();
      showToast({ title: texts.actionDone });
      if (metadata.actionPath !== null) void navigate(metadata.actionPath);
    } catch (failure) {
      failed(texts.actionFailed, failure);
    }
  };

  return { markRead, takeAction, isPending: reading.isLoading || acting.isLoading };
}
