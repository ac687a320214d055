import {
  accountRoutes,
  signIn,
  type DemoAccount,
  type SignIn,
} from '@annals/contracts/features/accounts/routes';
import { landingPath, ROLE_LABELS, type Role, type SignInRole } from '@annals/contracts/kernel/roles';
import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../api/call';
import { knowsPasskeys } from '../../features/second-factors/browser-passkey';
import { safeReturnPath } from '../../entry/return-path';
import { showFailure, showToast } from '../../toasts/toast-store';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { PublicSubmit } from '../PublicSubmit';
import { PasskeyButton } from './PasskeyButton';
import { RoleSelector } from './RoleSelector';
import { texts } from './texts';

/** Only for people with a second factor. */
const SecondFactorForm = lazy(() => import('./SecondFactorForm'));

/** Long enough to see who one is signed in as before the page changes. */
const WELCOME_SHOWN_FOR = 700;

interface SignInFormProps {
  readonly filledWith: DemoAccount | undefined;
  /** Without passwords a passkey is left, in the role that is chosen. */
  readonly passwords: boolean;
}

/** Email, password and role, with the contract's rules; a chosen demo account fills it. */
export function SignInForm({ filledWith, passwords }: SignInFormProps): React.JSX.Element | null {
  const { register, handleSubmit, reset, control, formState } = useForm<SignIn>({
    resolver: zodResolver(signIn),
    defaultValues: { email: '', password: '', role: 'employee' },
  });
  const { errors, isSubmitting } = formState;
  const chosenRole = useWatch({ control, name: 'role' });
  /** undefined while no second factor is asked for. */
  const [afterFactor, setAfterFactor] = useState<AfterFactor>();
  // Registered in their order on the page: the first one with an error gets the focus.
  const role = register('role');
  const email = register('email');
  const password = register('password');

  useEffect(() => {
    if (filledWith) reset({ email: filledWith.email, password: filledWith.password, role: filledWith.role });
  }, [filledWith, reset]);

  const submit = handleSubmit(async (credentials) => {
    const outcome = await call(accountRoutes.signIn, { ...credentials, timeZone: ownTimeZone() });
    if (outcome.error) {
      showFailure(texts.failed, outcome.error.detail || texts.failedFallback);
      return;
    }
    const { role: held, needs, factors = [] } = outcome.data;
    const proceed = () => welcome(held, credentials.role);
    if (needs === undefined) await proceed();
    else setAfterFactor({ proceed, factors, asRole: credentials.role });
  });

  if (afterFactor)
    return (
      <Suspense>
        <SecondFactorForm
          factors={afterFactor.factors}
          asRole={afterFactor.asRole}
          onSignedIn={afterFactor.proceed}
          onOver={() => setAfterFactor(undefined)}
        />
      </Suspense>
    );

  if (!passwords && !knowsPasskeys()) return null;
  return (
    <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
      <RoleSelector chosen={chosenRole} registration={role} error={errors.role?.message} />
      {passwords && (
        <>
          <Field label={texts.email} error={errors.email?.message}>
            {(attributes) => (
              <input {...attributes} {...email} type="email" autoComplete="username" inputMode="email" />
            )}
          </Field>
          <PasswordField registration={password} error={errors.password?.message} />
          <a className="sign-in__forgot" href="/forgot-password">
            {texts.forgot}
          </a>
          <PublicSubmit isSubmitting={isSubmitting} texts={texts} />
        </>
      )}
      <PasskeyButton
        label={texts.withPasskey}
        asRole={chosenRole}
        onSignedIn={(held) => welcome(held, chosenRole)}
      />
    </form>
  );
}

/** Says as whom one is in, and goes on to the product. */
async function welcome(held: Role, chosen: SignInRole): Promise<void> {
  showToast({ title: texts.welcome, description: texts.welcomeAs(ROLE_LABELS[held]) });
  await welcomeShown();
  window.location.assign(afterSignIn(held, chosen));
  // The button stays pending until the next page is there.
  await new Promise<never>(() => undefined);
}

/** What follows once a second factor was shown. */
interface AfterFactor {
  readonly proceed: () => Promise<void>;
  readonly factors: readonly ('passkey' | 'code')[];
  readonly asRole: SignInRole;
}

/** Where the clock of this browser is; some browsers do not tell. */
function ownTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone;
}

function afterSignIn(held: Role, chosen: SignInRole): string {
  return safeReturnPath(window.location.search, window.location.origin, landingPath(held, chosen));
}

function welcomeShown(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, WELCOME_SHOWN_FOR));
}
