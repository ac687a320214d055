import {
  setInsightThresholds,
  thresholdFields,
  thresholdsOf,
} from '@annals/contracts/features/insights/rules';
import type { InsightRuleView } from '@annals/contracts/features/insights/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { useInsightsSetThresholdsMutation } from '../api';
import { thresholdFormTexts as texts } from './rule-texts';

interface ThresholdFormProps {
  readonly rule: InsightRuleView;
  /** Set, or given up. */
  readonly onDone: () => void;
}

/** What a rule compares with, and why it is changed; it opens with what holds. */
export function ThresholdForm({ rule, onDone }: ThresholdFormProps): React.JSX.Element {
  const schema = z.object({
    thresholds: thresholdFields(rule.rule),
    reason: setInsightThresholds.shape.reason,
  });
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({
    resolver: zodResolver(schema),
    defaultValues: { thresholds: rule.thresholds, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt(texts);
  const [send] = useInsightsSetThresholdsMutation();
  useUnsavedChanges(isDirty);

  const submit = handleSubmit(async (set) => {
    if (await attempt(() => send({ rule: rule.rule, ...set }).unwrap())) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        {thresholdsOf(rule.rule).map(([name, threshold]) => {
          const { label, unit, minimum, maximum, step } = threshold;
          return (
            <Field
              key={name}
              label={label}
              help={texts.limits(minimum, maximum, unit, threshold.default)}
              error={errors.thresholds?.[name]?.message}
            >
              {(attributes) => (
                <input
                  {...attributes}
                  {...register(`thresholds.${name}`)}
                  type="number"
                  min={minimum}
                  max={maximum}
                  step={step}
                />
              )}
            </Field>
          );
        })}
        <Field label={texts.reason} help={texts.reasonHelp} error={errors.reason?.message}>
          {(attributes) => <textarea {...attributes} {...register('reason')} rows={2} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
