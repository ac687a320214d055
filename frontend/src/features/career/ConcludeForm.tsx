import type { ChangeMilestone } from '@annals/contracts/features/career/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { listMessage } from '../../ui/list-message';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { toLines } from '../../ui/drafts/lines';
import { useOpened } from '../../api/useOpened';
import { concludeForm } from './milestone-forms';
import type { MilestoneFormProps } from './milestone-action';
import { useChangeMilestone } from './useChangeMilestone';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface ConcludeFormProps extends MilestoneFormProps {
  readonly status: 'achieved' | 'missed';
  readonly texts: {
    readonly outcomes: string;
    readonly outcomesHelp: string;
    /** Left out where nothing has to be explained. */
    readonly reason?: string;
    readonly cancel: string;
    readonly submit: string;
    readonly submitting: string;
  };
}

/** What came of a milestone. One that was achieved opens with what was expected, to be put right. */
export function ConcludeForm(props: ConcludeFormProps): React.JSX.Element {
  const { milestone, status, texts, onDone } = props;
  const { register, handleSubmit, formState } = useForm<
    { actualOutcomes: string; reason: string },
    unknown,
    ChangeMilestone
  >({
    resolver: zodResolver(concludeForm(status)),
    defaultValues: {
      actualOutcomes: status === 'achieved' ? toLines(milestone.expectedOutcomes) : '',
      reason: '',
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { change, refusal } = useChangeMilestone(milestone.id);
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();
  const submit = handleSubmit(async (conclusion) => {
    if (await change({ ...conclusion, seenPosition })) onDone();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={texts.outcomes} help={texts.outcomesHelp} error={listMessage(errors.actualOutcomes)}>
          {(attributes) => <textarea {...attributes} {...register('actualOutcomes')} rows={4} />}
        </Field>
        {texts.reason !== undefined && (
          <Field label={texts.reason} error={errors.reason?.message}>
            {(attributes) => <textarea {...attributes} {...register('reason')} rows={2} />}
          </Field>
        )}
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
