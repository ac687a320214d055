import { ACCRUALS, PRORATIONS } from '@annals/contracts/features/time-off/constants';
import { policyOf, setTimeOffPolicy } from '@annals/contracts/features/time-off/policy';
import type { TimeOffPolicyView } from '@annals/contracts/features/time-off/views';
import { today } from '../../../time/due';
import { CommandForm } from '../../../ui/CommandForm';
import { AreaField, InputField, optionsOf, SelectField } from '../../../ui/form-fields';
import { useTimeOffSetPolicyMutation } from '../api';
import { ACCRUAL_LABELS, policyFormTexts as texts, PRORATION_LABELS, UNTIL_LABELS } from './policy-texts';

const FIGURES = ['vacation', 'sick', 'personal', 'carryOver'] as const;

interface PolicyFormProps {
  readonly policies: readonly TimeOffPolicyView[];
  /** Set, or given up. */
  readonly onDone: () => void;
}

/** From which year on, how many days of each type, what is carried over, and why; it opens with what holds next year. */
export function PolicyForm({ policies, onDone }: PolicyFormProps): React.JSX.Element {
  const thisYear = Number(today().slice(0, 4));
  const [set] = useTimeOffSetPolicyMutation();
  return (
    <CommandForm
      schema={setTimeOffPolicy}
      start={{ ...figuresOf(policies, thisYear + 1), fromYear: thisYear + 1, reason: '' }}
      texts={texts}
      send={(policy) => set(policy).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          <p>{texts.help}</p>
          <SelectField
            {...field('fromYear')}
            label={texts.fromYear}
            options={[thisYear, thisYear + 1].map((year) => ({ value: year, label: String(year) }))}
          />
          <div className="form-row">
            {FIGURES.map((figure) => (
              <InputField
                key={figure}
                {...field(figure)}
                label={texts[figure]}
                type="number"
                min={0}
                max={260}
                step={0.5}
              />
            ))}
          </div>
          <SelectField
            {...field('carryOverUntil')}
            label={texts.carryOverUntil}
            options={Object.entries(UNTIL_LABELS).map(([value, label]) => ({ value, label }))}
          />
          <SelectField
            {...field('accrual')}
            label={texts.accrual}
            options={optionsOf(ACCRUALS, ACCRUAL_LABELS)}
          />
          <SelectField
            {...field('proration')}
            label={texts.proration}
            options={optionsOf(PRORATIONS, PRORATION_LABELS)}
          />
          <AreaField {...field('reason')} label={texts.reason} help={texts.reasonHelp} rows={2} />
        </>
      )}
    </CommandForm>
  );
}

function figuresOf(policies: readonly TimeOffPolicyView[], year: number) {
  const { vacation, sick, personal, carryOver, carryOverUntil, proration, accrual } = policyOf(
    policies,
    year,
  );
  return { vacation, sick, personal, carryOver, carryOverUntil, proration, accrual };
}
