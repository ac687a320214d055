import { takeMilestoneNotes, type TakeMilestoneNotes } from '@annals/contracts/features/career/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { useOpened } from '../../api/useOpened';
import { useCareerTakeNotesMutation } from './api';
import type { MilestoneFormProps } from './milestone-action';
import { actionTexts, notesTexts } from './texts';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

/** The reader's own notes on a milestone. */
export function NotesForm({ milestone, onDone }: MilestoneFormProps): React.JSX.Element {
  const { allowed, managerNotes, employeeNotes } = milestone;
  const { register, handleSubmit, formState } = useForm<TakeMilestoneNotes>({
    resolver: zodResolver(takeMilestoneNotes),
    defaultValues: { notes: (allowed.note === 'manager' ? managerNotes : employeeNotes) ?? '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [takeNotes] = useCareerTakeNotesMutation();
  const { attempt, refusal } = useAttempt({ failed: actionTexts.failedNotes, done: actionTexts.noted });
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();
  const submit = handleSubmit(async ({ notes }) => {
    if (await attempt(() => takeNotes({ milestoneId: milestone.id, notes, seenPosition }).unwrap())) onDone();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={notesTexts.notes} help={notesTexts.notesHelp} error={errors.notes?.message}>
          {(attributes) => <textarea {...attributes} {...register('notes')} rows={6} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={notesTexts} isSubmitting={isSubmitting} isDisabled={!isDirty} onCancel={onDone} />
    </form>
  );
}
