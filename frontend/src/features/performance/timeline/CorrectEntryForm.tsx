import type { CorrectTimelineEntry } from '@annals/contracts/features/performance/commands';
import type { TimelineView } from '@annals/contracts/features/performance/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { useOpened } from '../../../api/useOpened';
import { usePerformanceCorrectMutation } from '../api';
import { correctTexts } from '../texts';
import { asWritten, correctEntryForm, type CorrectEntryValues } from './entry-form';
import { EntryFields } from './EntryFields';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

interface CorrectEntryFormProps {
  readonly entry: TimelineView;
  readonly onDone: () => void;
}

/** The words of an entry, to be put right, and why. */
export function CorrectEntryForm({ entry, onDone }: CorrectEntryFormProps): React.JSX.Element {
  const form = useForm<CorrectEntryValues, unknown, CorrectTimelineEntry>({
    resolver: zodResolver(correctEntryForm),
    defaultValues: asWritten(entry),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt(correctTexts);
  const [correct] = usePerformanceCorrectMutation();
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();

  const submit = handleSubmit(async (correction) => {
    if (await attempt(() => correct({ entryId: entry.id, ...correction, seenPosition }).unwrap())) onDone();
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="modal__body">
          <EntryFields />
          <Field label={correctTexts.reason} help={correctTexts.reasonHelp} error={errors.reason?.message}>
            {(attributes) => <textarea {...attributes} {...register('reason')} rows={2} />}
          </Field>
          <FormRefusal sentence={refusal} />
        </div>
        <FormFooter
          texts={correctTexts}
          isSubmitting={isSubmitting}
          isDisabled={!isDirty}
          onCancel={onDone}
        />
      </form>
    </FormProvider>
  );
}
