import { CommandForm } from '../../../ui/CommandForm';
import { InputField, TickField } from '../../../ui/form-fields';
import { usePeoplePlanMutation } from '../../people/api';
import { DepartmentField } from './DepartmentField';
import { planForm } from './forms';
import { ManagerSelect } from './ManagerSelect';
import type { PersonFormProps } from './PersonForm';
import { PositionField } from './PositionField';
import { ReasonField } from './ReasonField';
import { RoleField } from './RoleField';
import { planTexts as texts } from './texts';

/** Another manager, department, position or role from a later day on. What is left as it is stays as it is. */
export function PlanForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { department, position, role } = person;
  const shown = { department: department ?? '', position: position ?? '', role };
  const [plan] = usePeoplePlanMutation();
  return (
    <CommandForm
      schema={planForm(shown)}
      start={{ ...shown, takesEffectOn: '', managerId: '', promotion: false, reason: '' }}
      texts={texts}
      send={(planned) => plan({ personId: person.id, ...planned }).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          <p>{texts.sentence}</p>
          <InputField
            {...field('takesEffectOn')}
            label={texts.takesEffectOn}
            help={texts.dayHelp}
            type="date"
          />
          <ManagerSelect
            {...field('managerId')}
            label={texts.manager}
            help={texts.managerHelp}
            besides={[person.id, person.managerId]}
            nobody
          />
          <div className="form-row">
            <PositionField {...field('position')} label={texts.position} />
            <DepartmentField {...field('department')} label={texts.department} start={shown.department} />
          </div>
          <RoleField {...field('role')} label={texts.role} />
          <TickField {...field('promotion')} label={texts.promotion} help={texts.promotionHelp} />
          <ReasonField {...field('reason')} />
        </>
      )}
    </CommandForm>
  );
}
