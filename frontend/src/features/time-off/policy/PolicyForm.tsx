import { ACCRUALS, PRORATIONS } from '@annals/contracts/features/time-off/constants';
import {
  policyOf,
  setTimeOffPolicy,
  type SetTimeOffPolicy,
} from '@annals/contracts/features/time-off/policy';
import type { TimeOffPolicyView } from '@annals/contracts/features/time-off/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { today } from '../../../time/due';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { useOpened } from '../../../api/useOpened';
import { useTimeOffSetPolicyMutation } from '../api';
import { ACCRUAL_LABELS, policyFormTexts as texts, PRORATION_LABELS, UNTIL_CHOICES } from './policy-texts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

const FIGURES = ['vacation', 'sick', 'personal', 'carryOver'] as const;

interface PolicyFormProps {
  readonly policies: readonly TimeOffPolicyView[];
  /** Set, or given up. */
  readonly onDone: () => void;
}

/** From which year on, how many days of each type, what is carried over, and why; it opens with what holds next year. */
export function PolicyForm({ policies, onDone }: PolicyFormProps): React.JSX.Element {
  const thisYear = Number(today().slice(0, 4));
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof setTimeOffPolicy>,
    unknown,
    SetTimeOffPolicy
  >({
    resolver: zodResolver(setTimeOffPolicy),
    defaultValues: { ...figuresOf(policies, thisYear + 1), fromYear: thisYear + 1, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt(texts);
  const [send] = useTimeOffSetPolicyMutation();
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();

  const submit = handleSubmit(async (policy) => {
    if (await attempt(() => send({ ...policy, seenPosition }).unwrap())) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <p>{texts.help}</p>
        <Field label={texts.fromYear} error={errors.fromYear?.message}>
          {(attributes) => (
            <select {...attributes} {...register('fromYear')}>
              {[thisYear, thisYear + 1].map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="form-row">
          {FIGURES.map((figure) => (
            <Field key={figure} label={texts[figure]} error={errors[figure]?.message}>
              {(attributes) => (
                <input {...attributes} {...register(figure)} type="number" min={0} max={260} step={0.5} />
              )}
            </Field>
          ))}
        </div>
        <Field label={texts.carryOverUntil} error={errors.carryOverUntil?.message}>
          {(attributes) => (
            <select {...attributes} {...register('carryOverUntil')}>
              {UNTIL_CHOICES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.accrual} error={errors.accrual?.message}>
          {(attributes) => (
            <select {...attributes} {...register('accrual')}>
              {ACCRUALS.map((accrual) => (
                <option key={accrual} value={accrual}>
                  {ACCRUAL_LABELS[accrual]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.proration} error={errors.proration?.message}>
          {(attributes) => (
            <select {...attributes} {...register('proration')}>
              {PRORATIONS.map((proration) => (
                <option key={proration} value={proration}>
                  {PRORATION_LABELS[proration]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.reason} help={texts.reasonHelp} error={errors.reason?.message}>
          {(attributes) => <textarea {...attributes} {...register('reason')} rows={2} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}

function figuresOf(policies: readonly TimeOffPolicyView[], year: number) {
  const { vacation, sick, personal, carryOver, carryOverUntil, proration, accrual } = policyOf(
    policies,
    year,
  );
  return { vacation, sick, personal, carryOver, carryOverUntil, proration, accrual };
}
