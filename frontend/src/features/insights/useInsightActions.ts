import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { useAttempt } from '../../api/useAttempt';
import { useInsightsMarkReadMutation, useInsightsTakeActionMutation } from './api';
import { texts } from './texts';

/** What is recorded of an insight. Each says how it went. */
export function useInsightActions({ id }: AiInsightView) {
  const [sendRead] = useInsightsMarkReadMutation();
  const [sendAction] = useInsightsTakeActionMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.markReadFailed, done: texts.markReadDone });

  const markRead = async () => {
    await attempt(() => sendRead({ insightId: id }).unwrap());
  };

  /** Records that what the insight asks for is done: opening the place for it is not enough. */
  const recordAction = async () => {
    await attempt(() => sendAction({ insightId: id }).unwrap(), {
      failed: texts.actionFailed,
      done: texts.actionDone,
    });
  };

  return { markRead, recordAction, isPending };
}
