import type { ChangeOnboarding, ChangeOnboardingTask } from '@annals/contracts/onboarding/commands';
import { useState } from 'react';
import { asApiError, isRefusal } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';
import { useOnboardingChangeMutation, useOnboardingSetTaskMutation } from './api';
import { changeTexts } from './details/texts';

/** Changes an onboarding and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeOnboarding(workflowId: string) {
  const [send, { isLoading }] = useOnboardingChangeMutation();
  const [refusal, setRefusal] = useState('');

  /** Answers whether it was accepted. */
  const change = async (changes: ChangeOnboarding): Promise<boolean> => {
    setRefusal('');
    try {
      await send({ workflowId, ...changes }).unwrap();
      showToast({ title: changeTexts.done });
      return true;
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(changeTexts.failed, error.detail);
      setRefusal(isRefusal(error) ? error.detail : '');
      return false;
    }
  };

  return { change, refusal, isPending: isLoading };
}

/** Ticks off a step or a task, or opens it again, and says how it went. */
export function useSetTask(workflowId: string) {
  const [send, { isLoading }] = useOnboardingSetTaskMutation();
  const setTask = async (taskId: string, task: ChangeOnboardingTask): Promise<void> => {
    try {
      await send({ workflowId, taskId, ...task }).unwrap();
      showToast({ title: changeTexts.taskDone });
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(changeTexts.failed, error.detail);
    }
  };
  return { setTask, isPending: isLoading };
}
