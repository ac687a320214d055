import type { OpenPerformanceReview } from '@annals/contracts/features/performance-reviews/commands';
import {
  periodOf,
  REVIEW_TYPE_LABELS,
  REVIEW_TYPES,
} from '@annals/contracts/features/performance-reviews/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useCurrentUser } from '../../session/current-user';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { EmployeeSelect } from '../meetings/EmployeeSelect';
import { AnyEmployeeSelect } from './AnyEmployeeSelect';
import { usePerformanceReviewsOpenMutation } from './api';
import { today } from '../../time/due';
import { emptyOpenReviewForm, openReviewForm, type OpenReviewFormValues } from './open-review-form';
import { formTexts } from './texts';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface OpenReviewFormProps {
  readonly employeeId: string;
  /** Opened, or given up. */
  readonly onDone: () => void;
}

/** Employee, kind, period, due date and goals; the contract's rules under the fields. */
export function OpenReviewForm({ employeeId, onDone }: OpenReviewFormProps): React.JSX.Element {
  const { role } = useCurrentUser();
  const { register, handleSubmit, formState, setValue } = useForm<
    OpenReviewFormValues,
    unknown,
    OpenPerformanceReview
  >({ resolver: zodResolver(openReviewForm), defaultValues: emptyOpenReviewForm(employeeId) });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({
    failed: formTexts.error,
    failedSentence: formTexts.failed,
    done: formTexts.done,
  });
  const [open] = usePerformanceReviewsOpenMutation();
  useUnsavedChanges(isDirty);

  // Registered in the order they stand in: the first one with an error gets the focus.
  const employee = register('employeeId');
  const reviewType = register('reviewType', {
    // The usual period of the kind that was chosen; it can be overwritten.
    onChange: ({ target }: { target: HTMLSelectElement }) => {
      const type = REVIEW_TYPES.find((known) => known === target.value) ?? 'quarterly';
      setValue('reviewPeriod', periodOf(type, today()));
    },
  });
  const reviewPeriod = register('reviewPeriod');
  const dueDate = register('dueDate');
  const goals = register('goals');
  const Employee = role === 'admin' ? AnyEmployeeSelect : EmployeeSelect;

  const submit = handleSubmit(async (review) => {
    if (await attempt(() => open(review).unwrap())) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Employee registration={employee} chosen={employeeId} error={errors.employeeId?.message} />
        <div className="form-row">
          <Field label={formTexts.reviewType} error={errors.reviewType?.message}>
            {(attributes) => (
              <select {...attributes} {...reviewType}>
                {REVIEW_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {REVIEW_TYPE_LABELS[type]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field
            label={formTexts.reviewPeriod}
            error={errors.reviewPeriod?.message}
            help={formTexts.periodHelp}
          >
            {(attributes) => <input {...attributes} {...reviewPeriod} type="text" autoComplete="off" />}
          </Field>
        </div>
        <Field label={formTexts.dueDate} error={errors.dueDate?.message}>
          {(attributes) => <input {...attributes} {...dueDate} type="date" min={today()} />}
        </Field>
        <Field label={formTexts.goals} error={errors.goals?.message} help={formTexts.goalsHelp}>
          {(attributes) => <textarea {...attributes} {...goals} rows={3} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={formTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
