import type { ChangeOnboarding, ChangeOnboardingTask } from '@annals/contracts/features/onboarding/commands';
import { useAttempt } from '../../api/useAttempt';
import type { Seen } from '../../api/seen';
import { useChange } from '../../api/useChange';
import { useOnboardingChangeMutation, useOnboardingSetTaskMutation } from './api';
import { changeTexts } from './details/texts';

/** Changes an onboarding and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeOnboarding(workflowId: string) {
  const [send] = useOnboardingChangeMutation();
  return useChange(
    (change: ChangeOnboarding & Seen) => send({ workflowId, ...change }).unwrap(),
    changeTexts,
  );
}

/** Ticks off a step or a task, or opens it again, and says how it went. */
export function useSetTask(workflowId: string) {
  const [send] = useOnboardingSetTaskMutation();
  const { attempt, isPending } = useAttempt({ failed: changeTexts.failed, done: changeTexts.taskDone });
  const setTask = async (taskId: string, task: ChangeOnboardingTask): Promise<void> => {
    await attempt(() => send({ workflowId, taskId, ...task }).unwrap());
  };
  return { setTask, isPending };
}
