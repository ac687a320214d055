import { addOnboardingTask } from '@annals/contracts/features/onboarding/commands';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { useOnboardingAddTaskMutation } from '../api';
import { changeTexts, taskTexts } from './texts';

/** Adds a task to this onboarding alone. */
export function AddTaskForm({ workflowId }: { workflowId: string }): React.JSX.Element {
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState('');
  const [add] = useOnboardingAddTaskMutation();
  const { attempt, isPending } = useAttempt({ failed: changeTexts.failed, done: changeTexts.taskDone });
  const submit = async () => {
    const checked = addOnboardingTask.safeParse({ title });
    setFault(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return;
    if (await attempt(() => add({ workflowId, ...checked.data }).unwrap())) setTitle('');
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
      <Button type="submit" text={taskTexts.add} disabled={isPending} />
    </form>
  );
}
