import { signInAddressOf } from '@annals/contracts/features/identity-providers/constants';
import { usedPasskey } from '@annals/contracts/features/second-factors/passkeys';
import { shownCode, shownPassword } from '@annals/contracts/features/second-factors/routes';
import { Button } from '@blueprintjs/core';
import { useAttempt } from '../../api/useAttempt';
import { CommandForm } from '../../ui/CommandForm';
import { InputField } from '../../ui/form-fields';
import { FormDialog } from '../../ui/FormDialog';
import { PasswordField } from '../../ui/PasswordField';
import { Loaded } from '../../ui/Loaded';
import {
  useSecondFactorsAskToStepUpByPasskeyMutation,
  useSecondFactorsStepUpByPasskeyMutation,
  useSecondFactorsStepUpByCodeMutation,
  useSecondFactorsStepUpByPasswordMutation,
  useSecondFactorsStepUpOfferQuery,
} from './api';
import { fromBrowser, knowsPasskeys } from './browser-passkey';
import { stepUpTexts as texts } from './texts';

interface StepUpDialogProps {
  readonly isOpen: boolean;
  /** @param shown whether they showed that it is they */
  readonly onSettled: (shown: boolean) => void;
}

/** Asks for what somebody has to show once more: a factor, the password of who has none, or a sign-in at their provider. */
export function StepUpDialog({ isOpen, onSettled }: StepUpDialogProps): React.JSX.Element {
  return (
    <FormDialog title={texts.title} isOpen={isOpen} onClose={() => onSettled(false)}>
      <Ways onSettled={onSettled} />
    </FormDialog>
  );
}

function Ways({ onSettled }: Pick<StepUpDialogProps, 'onSettled'>): React.JSX.Element {
  const query = useSecondFactorsStepUpOfferQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData: data } = query;
  const [byPassword] = useSecondFactorsStepUpByPasswordMutation();
  const [byCode] = useSecondFactorsStepUpByCodeMutation();
  const [ask] = useSecondFactorsAskToStepUpByPasskeyMutation();
  const [byPasskey] = useSecondFactorsStepUpByPasskeyMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.failed });
  const showPasskey = async () => {
    const { options } = await ask().unwrap();
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const used = await fromBrowser(() => startAuthentication({ optionsJSON: options }));
    return byPasskey({ response: usedPasskey.parse(used) }).unwrap();
  };
  const passkey = data?.ways.includes('passkey') && knowsPasskeys() && (
    <Button
      text={texts.usePasskey}
      intent="primary"
      loading={isPending}
      onClick={() => void attempt(showPasskey).then((shown) => shown && onSettled(true))}
    />
  );
  const usual = { texts, onSent: () => onSettled(true), onClose: () => onSettled(false) };
  if (data?.ways.includes('code'))
    return (
      <CommandForm
        {...usual}
        schema={shownCode}
        start={{ code: '' }}
        send={({ code }) => byCode({ code }).unwrap()}
      >
        {(field) => (
          <>
            <p>{texts.sentence}</p>
            {passkey}
            <InputField
              {...field('code')}
              label={texts.code}
              help={texts.codeHelp}
              autoComplete="one-time-code"
            />
          </>
        )}
      </CommandForm>
    );
  if (data?.ways.includes('password'))
    return (
      <CommandForm
        {...usual}
        schema={shownPassword}
        start={{ password: '' }}
        send={({ password }) => byPassword({ password }).unwrap()}
      >
        {(field) => (
          <>
            <p>{texts.sentence}</p>
            <PasswordField {...field('password')} />
          </>
        )}
      </CommandForm>
    );
  return (
    <div className="modal__body">
      <Loaded query={query} texts={{ loading: texts.loading, failed: texts.offerFailed }} rows={2}>
        {(data) =>
          passkey ? (
            <>
              <p>{texts.sentence}</p>
              {passkey}
            </>
          ) : (
            <AtProvider providers={data.providers} />
          )
        }
      </Loaded>
    </div>
  );
}

/** What was begun here is begun again after that: the browser leaves this page. */
function AtProvider({
  providers,
}: {
  providers: readonly { id: string; name: string }[];
}): React.JSX.Element {
  const { pathname, search } = window.location;
  const query = new URLSearchParams({ returnTo: pathname + search, again: 'true' }).toString();
  return (
    <>
      <p>{texts.atProvider}</p>
      {providers.map(({ id, name }) => (
        <p key={id}>
          <a href={`${signInAddressOf(id)}?${query}`}>{texts.signInWith(name)}</a>
        </p>
      ))}
    </>
  );
}
