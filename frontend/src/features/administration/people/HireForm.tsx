import { today } from '../../../time/due';
import { CommandForm } from '../../../ui/CommandForm';
import { usePeopleHireMutation } from '../../people/api';
import { EmploymentFields } from './EmploymentFields';
import { hireForm } from './forms';
import type { Invitation } from './InvitationLink';
import { hireTexts as texts } from './texts';

const NOBODY_YET = {
  firstName: '',
  lastName: '',
  email: '',
  position: '',
  department: '',
  role: 'employee',
  managerId: '',
} as const;

interface HireFormProps {
  readonly onHired: (invitation: Invitation) => void;
  readonly onCancel: () => void;
}

/** Who joins, where, under whom, in which role and from when. */
export function HireForm({ onHired, onCancel }: HireFormProps): React.JSX.Element {
  const [hire] = usePeopleHireMutation();
  return (
    <CommandForm
      schema={hireForm}
      start={{ ...NOBODY_YET, hireDate: today() }}
      texts={texts}
      send={(person) => hire(person).unwrap()}
      onSent={(answer, { email }) => onHired({ email, ...answer })}
      onClose={onCancel}
    >
      {(field) => (
        <>
          <p>{texts.sentence}</p>
          <EmploymentFields of={field} />
        </>
      )}
    </CommandForm>
  );
}
