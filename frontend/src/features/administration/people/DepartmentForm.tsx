import { DepartmentField } from './DepartmentField';
import { departmentForm } from './forms';
import { ChangeForm, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { departmentTexts as texts } from './texts';

/** Another department. */
export function DepartmentForm(props: PersonFormProps): React.JSX.Element {
  const start = { department: props.person.department ?? '', reason: '' };
  return (
    <ChangeForm {...props} schema={departmentForm} start={start} texts={texts}>
      {(field) => (
        <>
          <DepartmentField {...field('department')} label={texts.department} start={start.department} />
          <ReasonField {...field('reason')} />
        </>
      )}
    </ChangeForm>
  );
}
