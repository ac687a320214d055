import type { DepartEmployee } from '@annals/contracts/features/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '../../../ui/Field';
import { usePeopleDepartMutation, usePeopleUnderWayQuery } from '../../people/api';
import { today } from '../../../time/due';
import { useAttempt } from '../../../api/useAttempt';
import { departureForm, type DepartureFormValues } from './forms';
import { ManagerSelect } from './ManagerSelect';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { departureTexts as texts } from './texts';
import { UnderWay } from './UnderWay';

/** A person's last day, who takes over their reports, and what becomes of what is under way. */
export function DepartureForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const hasReports = person.reportCount > 0;
  const { register, handleSubmit, formState } = useForm<DepartureFormValues, unknown, DepartEmployee>({
    resolver: zodResolver(departureForm(hasReports)),
    defaultValues: { lastDay: today(), successorId: '', reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { data: underWay = [] } = usePeopleUnderWayQuery(
    { personId: person.id },
    { refetchOnMountOrArgChange: true },
  );
  const [depart] = usePeopleDepartMutation();
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async (wanted) => {
    if (await attempt(() => depart({ personId: person.id, ...wanted }).unwrap())) onDone();
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
      <Field label={texts.lastDay} error={errors.lastDay?.message}>
        {(attributes) => <input {...attributes} {...register('lastDay')} type="date" max={today()} />}
      </Field>
      {hasReports && (
        <ManagerSelect
          label={texts.successor}
          help={texts.successorHelp(person.reportCount)}
          registration={register('successorId')}
          error={errors.successorId?.message}
          besides={[person.id]}
        />
      )}
      <ReasonField help={texts.reasonHelp} registration={register('reason')} error={errors.reason?.message} />
      <UnderWay title={texts.ends} lines={underWay.filter(({ endsWithEmployment }) => endsWithEmployment)} />
      <UnderWay
        title={texts.stays}
        lines={underWay.filter(({ endsWithEmployment }) => !endsWithEmployment)}
      />
    </FormFrame>
  );
}
