import { stateReason } from '@annals/contracts/features/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { usePeopleLockMutation, usePeopleUnlockMutation } from '../../people/api';
import { useAttempt } from '../../../api/useAttempt';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { lockTexts, unlockTexts } from './texts';

/** Closes an account until it is opened again. */
export function LockForm(props: PersonFormProps): React.JSX.Element {
  const [lock] = usePeopleLockMutation();
  const send = (reason: string) => lock({ personId: props.person.id, reason }).unwrap();
  return <StateForm {...props} texts={lockTexts} send={send} />;
}

/** Opens a locked account again. */
export function UnlockForm(props: PersonFormProps): React.JSX.Element {
  const [unlock] = usePeopleUnlockMutation();
  const send = (reason: string) => unlock({ personId: props.person.id, reason }).unwrap();
  return <StateForm {...props} texts={unlockTexts} send={send} />;
}

interface StateFormProps extends PersonFormProps {
  readonly texts: typeof lockTexts | typeof unlockTexts;
  readonly send: (reason: string) => Promise<unknown>;
}

function StateForm({ onDone, texts, send }: StateFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(stateReason),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async ({ reason }) => {
    if (await attempt(() => send(reason))) onDone();
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
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
