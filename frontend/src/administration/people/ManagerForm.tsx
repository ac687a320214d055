import type { ChangeEmployee } from '@annals/contracts/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { usePeopleChangeMutation, usePeopleUnderWayQuery } from '../../people/api';
import { useAttempt } from '../../api/useAttempt';
import { managerForm } from './forms';
import { ManagerSelect } from './ManagerSelect';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { managerTexts as texts } from './texts';
import { UnderWay } from './UnderWay';

/** Whom a person reports to from now on; what is under way goes along, and is named before. */
export function ManagerForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<
    { managerId: string; reason: string },
    unknown,
    ChangeEmployee
  >({ resolver: zodResolver(managerForm), defaultValues: { managerId: '', reason: '' } });
  const { errors, isDirty, isSubmitting } = formState;
  const { data: underWay } = usePeopleUnderWayQuery(
    { personId: person.id },
    { refetchOnMountOrArgChange: true },
  );
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
