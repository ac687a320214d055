import type { HireEmployee } from '@annals/contracts/features/people/commands';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { FormField } from '../../../ui/CommandForm';
import { InputField } from '../../../ui/form-fields';
import { DepartmentField } from './DepartmentField';
import { ManagerSelect } from './ManagerSelect';
import { PositionField } from './PositionField';
import { RoleField } from './RoleField';
import { hireTexts as texts } from './texts';

type EmploymentField = keyof Pick<
  HireEmployee,
  'firstName' | 'lastName' | 'email' | 'position' | 'department' | 'managerId' | 'role' | 'hireDate'
>;

interface EmploymentFieldsProps {
  readonly of: (name: EmploymentField) => FormField;
  /** Who cannot be the manager. */
  readonly besides?: readonly PersonId[];
  /** The department they were in. */
  readonly department?: string;
}

/** Who joins, where, under whom, in which role and from when: for the first time or again. */
export function EmploymentFields({
  of,
  besides = [],
  department = '',
}: EmploymentFieldsProps): React.JSX.Element {
  return (
    <>
      <div className="form-row">
        <InputField {...of('firstName')} label={texts.firstName} />
        <InputField {...of('lastName')} label={texts.lastName} />
      </div>
      <InputField {...of('email')} label={texts.email} type="email" />
      <div className="form-row">
        <PositionField {...of('position')} label={texts.position} />
        <DepartmentField {...of('department')} label={texts.department} start={department} />
      </div>
      <ManagerSelect {...of('managerId')} label={texts.manager} besides={besides} nobody />
      <div className="form-row">
        <RoleField {...of('role')} label={texts.role} />
        <InputField {...of('hireDate')} label={texts.hireDate} type="date" />
      </div>
    </>
  );
}
