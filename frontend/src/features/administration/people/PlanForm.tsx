import type { PlanChange } from '@annals/contracts/features/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { usePeoplePlanMutation } from '../../people/api';
import { planForm, type PlanFormValues } from './forms';
import { ManagerSelect } from './ManagerSelect';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { PlaceField } from './PlaceField';
import { ReasonField } from './ReasonField';
import { RoleField } from './RoleField';
import { planTexts as texts } from './texts';

/** Another manager, department, position or role from a later day on. What is left as it is stays as it is. */
export function PlanForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { department, position, role } = person;
  const shown = { department: department ?? '', position: position ?? '', role };
  const { register, handleSubmit, formState } = useForm<PlanFormValues, unknown, PlanChange>({
    resolver: zodResolver(planForm(shown)),
    defaultValues: { ...shown, takesEffectOn: '', managerId: '', promotion: false, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [plan] = usePeoplePlanMutation();
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async (planned) => {
    if (await attempt(() => plan({ personId: person.id, ...planned }).unwrap())) onDone();
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
      <p>{texts.sentence}</p>
      <Field label={texts.takesEffectOn} error={errors.takesEffectOn?.message} help={texts.dayHelp}>
        {(attributes) => <input {...attributes} {...register('takesEffectOn')} type="date" />}
      </Field>
      <ManagerSelect
        label={texts.manager}
        help={texts.managerHelp}
        registration={register('managerId')}
        error={errors.managerId?.message}
        besides={[person.id, person.managerId]}
        nobody
      />
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
      <RoleField label={texts.role} registration={register('role')} error={errors.role?.message} />
      <label className="tick">
        <input {...register('promotion')} type="checkbox" />
        <span>
          {texts.promotion}
          <small>{texts.promotionHelp}</small>
        </span>
      </label>
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
