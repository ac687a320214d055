import { useState } from 'react';
import { today } from '../../../time/due';
import { CommandForm } from '../../../ui/CommandForm';
import { usePeopleRehireMutation } from '../../people/api';
import { EmploymentFields } from './EmploymentFields';
import { rehireForm } from './forms';
import { InvitationLink, type Invitation } from './InvitationLink';
import type { PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { rehireTexts as texts } from './texts';

/** Hires somebody again who left, then shows the link of their invitation. */
export function RehireForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [rehire] = usePeopleRehireMutation();
  const { department, position, email } = person;
  // Of somebody who was erased, nothing is known any more.
  const isErased = email === '';
  if (invitation) return <InvitationLink invitation={invitation} onDone={onDone} />;
  return (
    <CommandForm
      schema={rehireForm}
      start={{
        firstName: isErased ? '' : person.firstName,
        lastName: isErased ? '' : person.lastName,
        email,
        position: position ?? '',
        department: department ?? '',
        role: 'employee',
        managerId: '',
        hireDate: today(),
        reason: '',
      }}
      texts={texts}
      send={(employment) => rehire({ personId: person.id, ...employment }).unwrap()}
      onSent={(answer, employment) => setInvitation({ email: employment.email, ...answer })}
      onClose={onDone}
    >
      {(field) => (
        <>
          <p>{texts.sentence}</p>
          <EmploymentFields of={field} besides={[person.id]} department={department ?? ''} />
          <ReasonField {...field('reason')} />
        </>
      )}
    </CommandForm>
  );
}
