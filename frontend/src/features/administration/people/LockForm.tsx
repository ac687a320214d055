import { stateReason } from '@annals/contracts/features/people/commands';
import { CommandForm } from '../../../ui/CommandForm';
import { usePeopleLockMutation, usePeopleUnlockMutation } from '../../people/api';
import type { PersonFormProps } from './PersonForm';
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
  return (
    <CommandForm
      schema={stateReason}
      start={{ reason: '' }}
      texts={texts}
      send={({ reason }) => send(reason)}
      onClose={onDone}
    >
      {(field) => (
        <>
          <p>{texts.sentence}</p>
          <ReasonField {...field('reason')} />
        </>
      )}
    </CommandForm>
  );
}
