import type { HireEmployee } from '@annals/contracts/features/people/commands';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field';
import { ManagerSelect } from './ManagerSelect';
import { PlaceField } from './PlaceField';
import { RoleField } from './RoleField';
import { hireTexts as texts } from './texts';

type EmploymentField = keyof Pick<
  HireEmployee,
  'firstName' | 'lastName' | 'email' | 'position' | 'department' | 'managerId' | 'role' | 'hireDate'
>;

interface EmploymentFieldsProps {
  /** How a field of the form is registered, and what is wrong with it. */
  readonly of: (name: EmploymentField) => {
    readonly registration: UseFormRegisterReturn;
    readonly error: string | undefined;
  };
  /** Who cannot be the manager. */
  readonly besides?: readonly PersonId[];
}

/** Who joins, where, under whom, in which role and from when: for the first time or again. */
export function EmploymentFields({ of, besides = [] }: EmploymentFieldsProps): React.JSX.Element {
  const input = (name: EmploymentField, label: string, type: 'text' | 'email' | 'date') => {
    const { registration, error } = of(name);
    return (
      <Field label={label} error={error}>
        {(attributes) => <input {...attributes} {...registration} type={type} autoComplete="off" />}
      </Field>
    );
  };
  return (
    <>
      <div className="form-row">
        {input('firstName', texts.firstName, 'text')}
        {input('lastName', texts.lastName, 'text')}
      </div>
      {input('email', texts.email, 'email')}
      <div className="form-row">
        <PlaceField label={texts.position} of="positions" {...of('position')} />
        <PlaceField label={texts.department} of="departments" {...of('department')} />
      </div>
      <ManagerSelect label={texts.manager} besides={besides} {...of('managerId')} nobody />
      <div className="form-row">
        <RoleField label={texts.role} {...of('role')} />
        {input('hireDate', texts.hireDate, 'date')}
      </div>
    </>
  );
}
