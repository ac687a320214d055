import type { ChangeMilestone } from '@annals/contracts/features/career/commands';
import { useChange } from '../../api/useChange';
import type { Seen } from '../../api/seen';
import { useCareerChangeMutation } from './api';
import { actionTexts } from './texts';

/** Changes a milestone and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeMilestone(milestoneId: string) {
  const [send] = useCareerChangeMutation();
  return useChange((change: ChangeMilestone & Seen) => send({ milestoneId, ...change }).unwrap(), {
    failed: actionTexts.failed,
    done: ({ status }) => actionTexts.done[status ?? 'moved'],
  });
}
