import type { ChangeEmployee } from '@annals/contracts/people/commands';
import type { Role } from '@annals/contracts/roles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { usePeopleChangeMutation } from '../../people/api';
import { useAttempt } from '../../api/useAttempt';
import { positionForm } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { PlaceField } from './PlaceField';
import { ReasonField } from './ReasonField';
import { RoleField } from './RoleField';
import { positionTexts as texts } from './texts';

interface Values {
  position: string;
  promotion: boolean;
  role: Role;
  reason: string;
}

/** Another position; a promotion can come with another role. */
export function PositionForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { register, handleSubmit, control, formState } = useForm<Values, unknown, ChangeEmployee>({
    resolver: zodResolver(positionForm),
    defaultValues: { position: person.position ?? '', promotion: false, role: person.role, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const promotion = useWatch({ control, name: 'promotion' });
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
      <PlaceField
        label={texts.position}
        of="positions"
        registration={register('position')}
        error={errors.position?.message}
      />
      <label className="tick">
        <input {...register('promotion')} type="checkbox" />
        <span>
          {texts.promotion}
          <small>{texts.promotionHelp}</small>
        </span>
      </label>
      {promotion && (
        <RoleField label={texts.role} registration={register('role')} error={errors.role?.message} />
      )}
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
