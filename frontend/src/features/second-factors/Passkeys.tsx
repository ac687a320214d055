import {
  madePasskey,
  passkeyName,
  type OwnPasskey,
} from '@annals/contracts/features/second-factors/passkeys';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { exactDay } from '../../time/format';
import { CommandDialog } from '../../ui/CommandDialog';
import { ConfirmCommand } from '../../ui/ConfirmCommand';
import { InputField } from '../../ui/form-fields';
import {
  useSecondFactorsAddPasskeyMutation,
  useSecondFactorsMakePasskeyMutation,
  useSecondFactorsRemovePasskeyMutation,
} from './api';
import { fromBrowser, knowsPasskeys } from './browser-passkey';
import { passkeyTexts as texts } from './texts';

interface PasskeysProps {
  readonly passkeys: readonly OwnPasskey[];
  /** Whether they sign in with a passkey, too; without a password they sign in at their provider alone. */
  readonly hasPassword: boolean;
  /** The first factor comes with recovery codes, shown once. */
  readonly onCodes: (codes: string[]) => void;
}

/** The passkeys of a person: added, and removed one by one. */
export function Passkeys({ passkeys, hasPassword, onCodes }: PasskeysProps): React.JSX.Element {
  const [isAdding, setIsAdding] = useState(false);
  const [make] = useSecondFactorsMakePasskeyMutation();
  const [add] = useSecondFactorsAddPasskeyMutation();
  const send = async (name: string) => {
    const { options } = await make().unwrap();
    const { startRegistration } = await import('@simplewebauthn/browser');
    const made = await fromBrowser(() => startRegistration({ optionsJSON: options }));
    return add({ name, response: madePasskey.parse(made) }).unwrap();
  };
  return (
    <>
      <h3 className="second-factor__part">{texts.title}</h3>
      <p>{hasPassword ? texts.lead : texts.leadWithoutPassword}</p>
      {passkeys.length > 0 && (
        <ul className="passkeys" aria-label={texts.title}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <div className="second-factor__acts">
          <Button text={texts.add} onClick={() => setIsAdding(true)} />
        </div>
      ) : (
        <p>{texts.notHere}</p>
      )}
      <CommandDialog
        title={texts.addTitle}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        schema={passkeyName}
        start={{ name: '' }}
        texts={{
          submit: texts.go,
          submitting: texts.going,
          cancel: texts.cancel,
          failed: texts.addFailed,
          done: texts.added,
        }}
        send={({ name }) => send(name)}
        onSent={({ recoveryCodes }) => {
          setIsAdding(false);
          if (recoveryCodes.length > 0) onCodes(recoveryCodes);
        }}
      >
        {(field) => (
          <>
            <p>{texts.addSentence}</p>
            <InputField {...field('name')} label={texts.name} help={texts.nameHelp} />
          </>
        )}
      </CommandDialog>
    </>
  );
}

function Passkey({ passkey }: { passkey: OwnPasskey }): React.JSX.Element {
  const { id: passkeyId, name, addedAt, lastUsedAt, isSynced, onlyAt } = passkey;
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useSecondFactorsRemovePasskeyMutation();
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          {[
            texts.addedOn(exactDay(addedAt)),
            lastUsedAt === null ? texts.neverUsed : texts.usedOn(exactDay(lastUsedAt)),
            ...(isSynced ? [texts.synced] : []),
            ...(onlyAt === null ? [] : [texts.onlyAt(onlyAt)]),
          ].join(' · ')}
        </small>
      </span>
      <Button text={texts.remove} aria-label={texts.removeNamed(name)} onClick={() => setIsAsking(true)} />
      <ConfirmCommand
        isOpen={isAsking}
        title={texts.removeTitle(name)}
        sentence={texts.removeSentence}
        confirm={texts.remove}
        isDestructive
        texts={{ failed: texts.removeFailed, done: texts.removed }}
        send={() => remove({ passkeyId }).unwrap()}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
