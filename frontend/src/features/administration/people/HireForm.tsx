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

/** Who was hired. */
export interface Hired {
  readonly id: string;
  readonly name: string;
  readonly invitation: Invitation;
  /** Whether an onboarding can start now: one that a manager runs. */
  readonly hasManager: boolean;
}

interface HireFormProps {
  readonly onHired: (hired: Hired) => void;
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
      onSent={(answer, { email, firstName, lastName, managerId }) =>
        onHired({
          id: answer.id,
          name: `${firstName} ${lastName}`,
          invitation: { email, ...answer },
          // What waits for approval is the request for the role.
          hasManager: managerId !== null && !answer.waitsForApproval,
        })
      }
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
