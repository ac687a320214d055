import { takeMilestoneNotes } from '@annals/contracts/features/career/commands';
import { CommandForm } from '../../ui/CommandForm';
import { AreaField } from '../../ui/form-fields';
import { useCareerTakeNotesMutation } from './api';
import type { MilestoneFormProps } from './milestone-action';
import { notesTexts as texts } from './texts';

/** The reader's own notes on a milestone. */
export function NotesForm({ milestone, onDone }: MilestoneFormProps): React.JSX.Element {
  const { id: milestoneId, allowed, managerNotes, employeeNotes } = milestone;
  const [takeNotes] = useCareerTakeNotesMutation();
  return (
    <CommandForm
      schema={takeMilestoneNotes}
      start={{ notes: (allowed.note === 'manager' ? managerNotes : employeeNotes) ?? '' }}
      texts={texts}
      needsChange
      send={(taken) => takeNotes({ milestoneId, ...taken }).unwrap()}
      onClose={onDone}
    >
      {(field) => <AreaField {...field('notes')} label={texts.notes} help={texts.notesHelp} rows={6} />}
    </CommandForm>
  );
}
