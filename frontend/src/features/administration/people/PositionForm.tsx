import { TickField } from '../../../ui/form-fields';
import { positionForm } from './forms';
import { ChangeForm, type PersonFormProps } from './PersonForm';
import { PositionField } from './PositionField';
import { ReasonField } from './ReasonField';
import { RoleField } from './RoleField';
import { positionTexts as texts } from './texts';

/** Another position; a promotion can come with another role. */
export function PositionForm(props: PersonFormProps): React.JSX.Element {
  const { position, role } = props.person;
  const start = { position: position ?? '', promotion: false, role, reason: '' };
  return (
    <ChangeForm {...props} schema={positionForm} start={start} texts={texts}>
      {(field, { watch }) => (
        <>
          <PositionField {...field('position')} label={texts.position} />
          <TickField {...field('promotion')} label={texts.promotion} help={texts.promotionHelp} />
          {watch('promotion') && <RoleField {...field('role')} label={texts.role} />}
          <ReasonField {...field('reason')} />
        </>
      )}
    </ChangeForm>
  );
}
