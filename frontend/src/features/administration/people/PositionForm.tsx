import { useWatch } from 'react-hook-form';
import { positionForm } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { PlaceField } from './PlaceField';
import { ReasonField } from './ReasonField';
import { RoleField } from './RoleField';
import { positionTexts as texts } from './texts';
import { usePersonChange } from './usePersonChange';

/** Another position; a promotion can come with another role. */
export function PositionForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const values = { position: person.position ?? '', promotion: false, role: person.role, reason: '' };
  const { register, control, errors, frame } = usePersonChange({
    person,
    onDone,
    form: positionForm,
    values,
    texts,
  });
  const promotion = useWatch({ control, name: 'promotion' });
  return (
    <FormFrame texts={texts} {...frame}>
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
