import { departmentForm } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { PlaceField } from './PlaceField';
import { ReasonField } from './ReasonField';
import { departmentTexts as texts } from './texts';
import { usePersonChange } from './usePersonChange';

/** Another department. */
export function DepartmentForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const values = { department: person.department ?? '', reason: '' };
  const { register, errors, frame } = usePersonChange({
    person,
    onDone,
    form: departmentForm,
    values,
    texts,
  });
  return (
    <FormFrame texts={texts} {...frame}>
      <PlaceField
        label={texts.department}
        of="departments"
        registration={register('department')}
        error={errors.department?.message}
      />
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
