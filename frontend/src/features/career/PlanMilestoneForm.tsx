import type { PlanMilestone } from '@annals/contracts/features/career/commands';
import { MILESTONE_TYPE_LABELS, MILESTONE_TYPES } from '@annals/contracts/features/career/constants';
import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { listMessage } from '../../ui/list-message';
import { EmployeeSelect } from '../meetings/EmployeeSelect';
import { today } from '../../time/due';
import { useCareerPlanMutation } from './api';
import { emptyPlan, planForm, usualDueDate, type PlanValues } from './milestone-forms';
import { planTexts } from './texts';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface PlanMilestoneFormProps {
  readonly employeeId: string;
  readonly follows: CareerMilestoneView | null;
  /** Planned, or given up. */
  readonly onDone: () => void;
}

/** With whom, of which kind, what is wanted and until when. */
export function PlanMilestoneForm(props: PlanMilestoneFormProps): React.JSX.Element {
  const { employeeId, follows, onDone } = props;
  const [start] = useState(() => emptyPlan(employeeId, follows));
  const { register, handleSubmit, formState, setValue } = useForm<PlanValues, unknown, PlanMilestone>({
    resolver: zodResolver(planForm),
    defaultValues: start,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({
    failed: planTexts.error,
    failedSentence: planTexts.failed,
    done: planTexts.done,
  });
  const [plan] = useCareerPlanMutation();
  useUnsavedChanges(isDirty);

  const submit = handleSubmit(async (milestone) => {
    if (await attempt(() => plan(milestone).unwrap())) onDone();
  });

  // The usual day of the kind that was chosen; it can be overwritten.
  const milestoneType = {
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      setValue(
        'dueDate',
        usualDueDate(MILESTONE_TYPES.find((known) => known === target.value) ?? 'quarterly'),
      ),
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        {follows && <p>{planTexts.after(follows.title)}</p>}
        <EmployeeSelect registration={register('employeeId')} error={errors.employeeId?.message} />
        <div className="form-row">
          <Field label={planTexts.type} error={errors.milestoneType?.message}>
            {(attributes) => (
              <select {...attributes} {...register('milestoneType', milestoneType)}>
                {MILESTONE_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {MILESTONE_TYPE_LABELS[type]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={planTexts.dueDate} error={errors.dueDate?.message}>
            {(attributes) => <input {...attributes} {...register('dueDate')} type="date" min={today()} />}
          </Field>
        </div>
        <Field label={planTexts.milestoneTitle} error={errors.title?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...register('title')}
              type="text"
              autoComplete="off"
              placeholder={planTexts.titlePlaceholder}
            />
          )}
        </Field>
        <Field label={planTexts.description} error={errors.description?.message}>
          {(attributes) => <textarea {...attributes} {...register('description')} rows={2} />}
        </Field>
        <Field label={planTexts.goals} help={planTexts.lines} error={listMessage(errors.goals)}>
          {(attributes) => <textarea {...attributes} {...register('goals')} rows={3} />}
        </Field>
        <Field label={planTexts.expected} help={planTexts.lines} error={listMessage(errors.expectedOutcomes)}>
          {(attributes) => <textarea {...attributes} {...register('expectedOutcomes')} rows={3} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={planTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
