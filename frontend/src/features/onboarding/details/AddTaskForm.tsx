import { addOnboardingTask } from '@annals/contracts/features/onboarding/commands';
import { CommandForm } from '../../../ui/CommandForm';
import { InputField } from '../../../ui/form-fields';
import { useOnboardingAddTaskMutation } from '../api';
import { changeTexts, taskTexts } from './texts';

/** Adds a task to this onboarding alone. */
export function AddTaskForm({ workflowId }: { workflowId: string }): React.JSX.Element {
  const [add] = useOnboardingAddTaskMutation();
  return (
    <CommandForm
      isLine
      schema={addOnboardingTask}
      start={{ title: '' }}
      texts={{ submit: taskTexts.add, failed: changeTexts.failed, done: changeTexts.taskDone }}
      send={(task) => add({ workflowId, ...task }).unwrap()}
    >
      {(field) => <InputField {...field('title')} label={taskTexts.label} />}
    </CommandForm>
  );
}
