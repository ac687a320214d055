import type { AddTimelineEntry } from '@annals/contracts/features/performance/commands';
import { TIMELINE_TYPES } from '@annals/contracts/features/performance/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { usePerformanceAddMutation } from '../api';
import { formTexts, TYPE_LABELS } from '../texts';
import { addEntryForm, emptyEntry, type AddEntryValues } from './entry-form';
import { EntryFields } from './EntryFields';
import { EntryPersonSelect } from './EntryPersonSelect';
import { GoalSelect } from './GoalSelect';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

interface AddEntryFormProps {
  readonly employeeId: string;
  /** Added, or given up. */
  readonly onDone: () => void;
}

/** About whom, of which kind, what, how much it matters and who may read it. */
export function AddEntryForm({ employeeId, onDone }: AddEntryFormProps): React.JSX.Element {
  const form = useForm<AddEntryValues, unknown, AddTimelineEntry>({
    resolver: zodResolver(addEntryForm),
    defaultValues: emptyEntry(employeeId),
  });
  const { register, handleSubmit, formState, control, resetField } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const [type, aboutId] = useWatch({ control, name: ['type', 'employeeId'] });
  const { attempt, refusal } = useAttempt({
    failed: formTexts.error,
    failedOtherwise: formTexts.failed,
    done: formTexts.done,
  });
  const [add] = usePerformanceAddMutation();
  useUnsavedChanges(isDirty);

  const submit = handleSubmit(async (entry) => {
    if (await attempt(() => add(entry).unwrap())) onDone();
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="modal__body">
          <div className="form-row">
            <EntryPersonSelect
              label={formTexts.employee}
              registration={register('employeeId', { onChange: () => resetField('linkedGoalId') })}
              chosen={employeeId}
              error={errors.employeeId?.message}
            />
            <Field label={formTexts.type} error={errors.type?.message}>
              {(attributes) => (
                <select {...attributes} {...register('type')}>
                  {TIMELINE_TYPES.map((known) => (
                    <option key={known} value={known}>
                      {TYPE_LABELS[known]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          {type === 'achievement' && (
            <GoalSelect
              employeeId={aboutId}
              registration={register('linkedGoalId')}
              error={errors.linkedGoalId?.message}
            />
          )}
          <EntryFields />
          <FormRefusal sentence={refusal} />
        </div>
        <FormFooter texts={formTexts} isSubmitting={isSubmitting} onCancel={onDone} />
      </form>
    </FormProvider>
  );
}
