import { useState } from 'react';
import type { RehireEmployee } from '@annals/contracts/features/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { usePeopleRehireMutation } from '../../people/api';
import { today } from '../../../time/due';
import { EmploymentFields } from './EmploymentFields';
import { rehireForm, type RehireFormValues } from './forms';
import { InvitationLink, type Invitation } from './InvitationLink';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { rehireTexts as texts } from './texts';

/** Hires somebody again who left, then shows the link of their invitation. */
export function RehireForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const { department, position, email } = person;
  // Of somebody who was erased, nothing is known any more.
  const isErased = email === '';
  const { register, handleSubmit, formState } = useForm<RehireFormValues, unknown, RehireEmployee>({
    resolver: zodResolver(rehireForm),
    defaultValues: {
      firstName: isErased ? '' : person.firstName,
      lastName: isErased ? '' : person.lastName,
      email,
      position: position ?? '',
      department: department ?? '',
      role: 'employee',
      managerId: '',
      hireDate: today(),
      reason: '',
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [rehire] = usePeopleRehireMutation();
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async (employment) => {
    const answer = await attempt(() => rehire({ personId: person.id, ...employment }).unwrap());
    if (answer) setInvitation({ email: employment.email, ...answer });
  });
  if (invitation) return <InvitationLink invitation={invitation} onDone={onDone} />;
  return (
    <FormFrame
      texts={texts}
      isDirty={isDirty}
      isSubmitting={isSubmitting}
      refusal={refusal}
      onSubmit={submit}
      onCancel={onDone}
    >
      <p>{texts.sentence}</p>
      <EmploymentFields
        of={(name) => ({ registration: register(name), error: errors[name]?.message })}
        besides={[person.id]}
      />
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
