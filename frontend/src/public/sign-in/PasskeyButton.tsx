import { usedPasskey } from '@annals/contracts/features/second-factors/passkeys';
import { secondFactorRoutes } from '@annals/contracts/features/second-factors/routes';
import type { Role, SignInRole } from '@annals/contracts/kernel/roles';
import { useState } from 'react';
import { asApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { fromBrowser, knowsPasskeys } from '../../features/second-factors/browser-passkey';
import { showFailure } from '../../toasts/toast-store';
import { texts } from './texts';

interface PasskeyButtonProps {
  readonly label: string;
  /** As what to sign in; where a password was right before, that says it. */
  readonly asRole: SignInRole;
  /** Whether a password was right before: then it is the second factor of that person. */
  readonly isSecondFactor?: boolean;
  readonly onSignedIn: (held: Role) => Promise<void>;
}

/** Signs in with a passkey, in the place of a password or after it; nothing where the browser knows none. */
export function PasskeyButton(props: PasskeyButtonProps): React.JSX.Element | null {
  const { label, asRole, isSecondFactor = false, onSignedIn } = props;
  const [isPending, setIsPending] = useState(false);
  if (!knowsPasskeys()) return null;
  const signIn = async (): Promise<string | undefined> => {
    const asked = await call(secondFactorRoutes.askForPasskey, { isSecondFactor });
    if (asked.error) return asked.error.detail;
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const used = await fromBrowser(() => startAuthentication({ optionsJSON: asked.data.options }));
    const response = usedPasskey.parse(used);
    const answer = await call(secondFactorRoutes.signInByPasskey, {
      role: asRole,
      response,
      isSecondFactor,
    });
    if (answer.error) return answer.error.detail;
    await onSignedIn(answer.data.role);
    return undefined;
  };
  const begin = () => {
    setIsPending(true);
    void signIn()
      .catch((error: unknown) => asApiError(error).detail)
      .then((refusal) => refusal !== undefined && showFailure(texts.failed, refusal))
      .finally(() => setIsPending(false));
  };
  return (
    <button className="public-button public-button--quiet" type="button" disabled={isPending} onClick={begin}>
      {isPending ? texts.submitting : label}
    </button>
  );
}
