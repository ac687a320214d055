import { usePeopleUnderWayQuery } from '../../people/api';
import { managerForm } from './forms';
import { ManagerSelect } from './ManagerSelect';
import { ChangeForm, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { managerTexts as texts } from './texts';
import { UnderWay } from './UnderWay';

/** Whom a person reports to from now on; what is under way goes along, and is named before. */
export function ManagerForm(props: PersonFormProps): React.JSX.Element {
  const { id: personId, managerId } = props.person;
  const { data: underWay } = usePeopleUnderWayQuery({ personId }, { refetchOnMountOrArgChange: true });
  return (
    <ChangeForm {...props} schema={managerForm} start={{ managerId: '', reason: '' }} texts={texts}>
      {(field) => (
        <>
          <ManagerSelect
            {...field('managerId')}
            label={texts.manager}
            besides={[personId, managerId]}
            nobody
          />
          <ReasonField {...field('reason')} />
          {underWay && <UnderWay title={texts.follows} lines={underWay} />}
          <p>
            {underWay?.length === 0 && `${texts.nothingFollows} `}
            {texts.told}
          </p>
        </>
      )}
    </ChangeForm>
  );
}
