import type { AiInsightView } from '@annals/contracts/insights/views';
import { useNavigate } from 'react-router-dom';
import { useAttempt } from '../api/useAttempt';
import { useInsightsMarkReadMutation, useInsightsTakeActionMutation } from './api';
import { texts } from './texts';

/** What can be done with an insight. Each says how it went. */
export function useInsightActions({ id, metadata }: AiInsightView) {
  const [sendRead] = useInsightsMarkReadMutation();
  const [sendAction] = useInsightsTakeActionMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.markReadFailed, done: texts.markReadDone });
  const navigate = useNavigate();

  const markRead = async () => {
    await attempt(() => sendRead({ insightId: id }).unwrap());
  };

  /**
   * Marks the action as taken and opens the place where it is taken.
   * @param stays when it is taken where the insight stands
   * @returns whether it was accepted
   */
  const takeAction = async ({ stays }: { stays: boolean }): Promise<boolean> => {
    const accepted = await attempt(() => sendAction({ insightId: id }).unwrap(), {
      failed: texts.actionFailed,
      done: texts.actionDone,
    });
    if (accepted && !stays && metadata.actionPath !== null) void navigate(metadata.actionPath);
    return accepted !== undefined;
  };

  return { markRead, takeAction, isPending };
}
