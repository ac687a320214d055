import type { HireEmployee } from '@annals/contracts/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '../../design/Field';
import { usePeopleHireMutation } from '../../people/api';
import { today } from '../../time/due';
import { useAttempt } from '../../api/useAttempt';
import { hireForm, type HireFormValues } from './forms';
import type { Invitation } from './InvitationLink';
import { ManagerSelect } from './ManagerSelect';
import { FormFrame } from './PersonForm';
import { PlaceField } from './PlaceField';
import { RoleField } from './RoleField';
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
    if (answer) onHired({ email: person.email, link: answer.link, emailed: answer.emailed });
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
      <div className="form-row">
        <Field label={texts.firstName} error={errors.firstName?.message}>
          {(attributes) => (
            <input {...attributes} {...register('firstName')} type="text" autoComplete="off" />
          )}
        </Field>
        <Field label={texts.lastName} error={errors.lastName?.message}>
          {(attributes) => <input {...attributes} {...register('lastName')} type="text" autoComplete="off" />}
        </Field>
      </div>
      <Field label={texts.email} error={errors.email?.message}>
        {(attributes) => <input {...attributes} {...register('email')} type="email" autoComplete="off" />}
      </Field>
      <div className="form-row">
        <PlaceField
          label={texts.position}
          of="positions"
          registration={register('position')}
          error={errors.position?.message}
        />
        <PlaceField
          label={texts.department}
          of="departments"
          registration={register('department')}
          error={errors.department?.message}
        />
      </div>
      <ManagerSelect
        label={texts.manager}
        registration={register('managerId')}
        error={errors.managerId?.message}
        nobody
      />
      <div className="form-row">
        <RoleField label={texts.role} registration={register('role')} error={errors.role?.message} />
        <Field label={texts.hireDate} error={errors.hireDate?.message}>
          {(attributes) => <input {...attributes} {...register('hireDate')} type="date" />}
        </Field>
      </div>
    </FormFrame>
  );
}
