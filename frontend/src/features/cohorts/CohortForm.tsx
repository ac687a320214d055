import type { PlanCohort } from '@annals/contracts/features/cohorts/commands';
import { MOST_PARTICIPANTS } from '@annals/contracts/features/cohorts/constants';
import { CommandForm, type CommandFormProps } from '../../ui/CommandForm';
import { AreaField, InputField } from '../../ui/form-fields';
import type { PersonOption } from '../people/combobox/person-option';
import { PersonCombobox } from '../people/combobox/PersonCombobox';
import { cohortForm, type CohortFormValues } from './cohort-form';
import { formTexts } from './texts';

interface CohortFormProps extends Pick<
  CommandFormProps<CohortFormValues, PlanCohort, unknown>,
  'start' | 'texts' | 'send' | 'onClose'
> {
  /** Who facilitates today, so that they can stay chosen. */
  readonly facilitator?: PersonOption;
  /** Start, quarter and modules of a cohort that runs cannot be changed. */
  readonly hasStarted?: boolean;
}

/** What is planned for a cohort. */
export function CohortForm(props: CohortFormProps): React.JSX.Element {
  const { facilitator, hasStarted = false, ...form } = props;
  return (
    <CommandForm {...form} schema={cohortForm} needsChange>
      {(field) => (
        <>
          <InputField {...field('name')} label={formTexts.name} />
          <AreaField {...field('description')} label={formTexts.description} rows={2} />
          <PersonCombobox {...field('facilitatorId')} label={formTexts.facilitator} chosen={facilitator} />
          <div className="form-row">
            <InputField
              {...field('quarter')}
              label={formTexts.quarter}
              help={formTexts.quarterHelp}
              readOnly={hasStarted}
            />
            <InputField
              {...field('maxParticipants')}
              label={formTexts.maxParticipants}
              type="number"
              min={1}
              max={MOST_PARTICIPANTS}
            />
          </div>
          <div className="form-row">
            <InputField
              {...field('startDate')}
              label={formTexts.startDate}
              type="date"
              readOnly={hasStarted}
            />
            <InputField {...field('endDate')} label={formTexts.endDate} type="date" />
          </div>
          <AreaField
            {...field('learningModules')}
            label={formTexts.modules}
            help={hasStarted ? formTexts.modulesFixed : formTexts.modulesHelp}
            rows={5}
            readOnly={hasStarted}
          />
        </>
      )}
    </CommandForm>
  );
}
