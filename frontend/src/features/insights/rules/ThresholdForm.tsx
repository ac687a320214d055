import {
  setInsightThresholds,
  thresholdFields,
  thresholdsOf,
} from '@annals/contracts/features/insights/rules';
import type { InsightRuleView } from '@annals/contracts/features/insights/views';
import { z } from 'zod';
import { CommandForm } from '../../../ui/CommandForm';
import { AreaField, InputField } from '../../../ui/form-fields';
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
  const [send] = useInsightsSetThresholdsMutation();
  return (
    <CommandForm
      schema={schema}
      start={{ thresholds: rule.thresholds, reason: '' }}
      texts={texts}
      send={(set) => send({ rule: rule.rule, ...set }).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          {thresholdsOf(rule.rule).map(([name, threshold]) => {
            const { label, unit, minimum, maximum, step } = threshold;
            return (
              <InputField
                key={name}
                {...field(`thresholds.${name}`)}
                label={label}
                help={texts.limits(minimum, maximum, unit, threshold.default)}
                type="number"
                min={minimum}
                max={maximum}
                step={step}
              />
            );
          })}
          <AreaField {...field('reason')} label={texts.reason} help={texts.reasonHelp} rows={2} />
        </>
      )}
    </CommandForm>
  );
}
