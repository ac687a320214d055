import type { HireEmployee } from '@annals/contracts/features/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { usePeopleHireMutation } from '../../people/api';
import { today } from '../../../time/due';
import { useAttempt } from '../../../api/useAttempt';
import { EmploymentFields } from './EmploymentFields';
import { hireForm, type HireFormValues } from './forms';
import type { Invitation } from './InvitationLink';
import { FormFrame } from './PersonForm';
import { hireTexts as texts } from './texts';

interface HireFormProps {
  readonly onHired: (invitation: Invitation) => void;
  readonly onCancel: () => void;
}

/** Who joins, where, under whom, in which role and from when. */
export function HireForm({ onHired, onCancel }: HireFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<HireFormValues, unknown, HireEmployee>({
    resolver: zodResolver(hireForm),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      position: '',
      department: '',
      role: 'employee',
      managerId: '',
      hireDate: today(),
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [hire] = usePeopleHireMutation();
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async (person) => {
    const answer = await attempt(() => hire(person).unwrap());
    if (answer) onHired({ email: person.email, ...answer });
  });
  return (
    <FormFrame
      texts={texts}
      isDirty={isDirty}
      isSubmitting={isSubmitting}
      refusal={refusal}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>{texts.sentence}</p>
      <EmploymentFields of={(name) => ({ registration: register(name), error: errors[name]?.message })} />
    </FormFrame>
  );
}
