import { departmentForm } from './forms';
import { ChangeForm, type PersonFormProps } from './PersonForm';
import { PlaceField } from './PlaceField';
import { ReasonField } from './ReasonField';
import { departmentTexts as texts } from './texts';

/** Another department. */
export function DepartmentForm(props: PersonFormProps): React.JSX.Element {
  const start = { department: props.person.department ?? '', reason: '' };
  return (
    <ChangeForm {...props} schema={departmentForm} start={start} texts={texts}>
      {(field) => (
        <>
          <PlaceField {...field('department')} label={texts.department} of="departments" />
          <ReasonField {...field('reason')} />
        </>
      )}
    </ChangeForm>
  );
}
