import { addOnboardingTask } from '@annals/contracts/onboarding/commands';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { asApiError } from '../../api/api-error';
import { Field } from '../../design/Field';
import { showFailure, showToast } from '../../toasts/toast-store';
import { useOnboardingAddTaskMutation } from '../api';
import { changeTexts, taskTexts } from './texts';

/** Adds a task to this onboarding alone. */
export function AddTaskForm({ workflowId }: { workflowId: string }): React.JSX.Element {
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState('');
  const [add, { isLoading }] = useOnboardingAddTaskMutation();
  const submit = async () => {
    const checked = addOnboardingTask.safeParse({ title });
    setFault(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return;
    try {
      await add({ workflowId, ...checked.data }).unwrap();
      setTitle('');
      showToast({ title: changeTexts.taskDone });
    } catch (failure) {
      showFailure(changeTexts.failed, asApiError(failure).detail);
    }
  };
  return (
    <form
      className="onboarding-line onboarding-add"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={taskTexts.label} error={fault === '' ? undefined : fault}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Button type="submit" text={taskTexts.add} disabled={isLoading} />
    </form>
  );
}
