import { today } from '../../time/due';
import { CommandForm } from '../../ui/CommandForm';
import { InputField } from '../../ui/form-fields';
import { useCareerChangeMutation } from './api';
import type { MilestoneFormProps } from './milestone-action';
import { moveForm } from './milestone-forms';
import { moveTexts as texts } from './texts';

/** Another due date, and why. */
export function MoveForm({ milestone, onDone }: MilestoneFormProps): React.JSX.Element {
  const [change] = useCareerChangeMutation();
  return (
    <CommandForm
      schema={moveForm}
      start={{ dueDate: milestone.dueDate, reason: '' }}
      texts={texts}
      needsChange
      send={(move) => change({ milestoneId: milestone.id, ...move }).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          <InputField {...field('dueDate')} label={texts.dueDate} type="date" min={today()} />
          <InputField {...field('reason')} label={texts.reason} />
        </>
      )}
    </CommandForm>
  );
}
