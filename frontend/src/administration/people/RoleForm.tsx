import type { ChangeEmployee } from '@annals/contracts/people/commands';
import type { Role } from '@annals/contracts/roles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { usePeopleChangeMutation } from '../../people/api';
import { useAttempt } from '../../api/useAttempt';
import { roleForm } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { RoleField } from './RoleField';
import { roleTexts as texts } from './texts';

/** Another role, and with it other things to see and do. */
export function RoleForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<
    { role: Role; reason: string },
    unknown,
    ChangeEmployee
  >({ resolver: zodResolver(roleForm), defaultValues: { role: person.role, reason: '' } });
  const { errors, isDirty, isSubmitting } = formState;
  const [change] = usePeopleChangeMutation();
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async (wanted) => {
    if (await attempt(() => change({ personId: person.id, ...wanted }).unwrap())) onDone();
  });
  return (
    <FormFrame
      texts={texts}
      isDirty={isDirty}
      isSubmitting={isSubmitting}
      refusal={refusal}
      onSubmit={submit}
      onCancel={onDone}
    >
      <RoleField
        label={texts.role}
        help={texts.roleHelp}
        registration={register('role')}
        error={errors.role?.message}
      />
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
