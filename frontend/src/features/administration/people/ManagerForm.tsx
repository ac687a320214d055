import { usePeopleUnderWayQuery } from '../../people/api';
import { managerForm } from './forms';
import { ManagerSelect } from './ManagerSelect';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { managerTexts as texts } from './texts';
import { UnderWay } from './UnderWay';
import { usePersonChange } from './usePersonChange';

/** Whom a person reports to from now on; what is under way goes along, and is named before. */
export function ManagerForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const values = { managerId: '', reason: '' };
  const { register, errors, frame } = usePersonChange({ person, onDone, form: managerForm, values, texts });
  const { data: underWay } = usePeopleUnderWayQuery(
    { personId: person.id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <FormFrame texts={texts} {...frame}>
      <ManagerSelect
        label={texts.manager}
        registration={register('managerId')}
        error={errors.managerId?.message}
        besides={[person.id, person.managerId]}
        nobody
      />
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
      {underWay && <UnderWay title={texts.follows} lines={underWay} />}
      <p>
        {underWay?.length === 0 && `${texts.nothingFollows} `}
        {texts.told}
      </p>
    </FormFrame>
  );
}
