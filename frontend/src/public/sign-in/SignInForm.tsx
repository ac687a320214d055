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
import { safeReturnPath } from '../../entry/return-path';
import { showFailure, showToast } from '../../toasts/toast-store';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { RoleSelector } from './RoleSelector';
import { texts } from './texts';

/** Only for who has set up an authenticator app. */
const SecondFactorForm = lazy(() => import('./SecondFactorForm'));

/** Long enough to see who one is signed in as before the page changes. */
const WELCOME_SHOWN_FOR = 700;

/** Email, password and role, with the contract's rules; a chosen demo account fills it. */
export function SignInForm({ filledWith }: { filledWith: DemoAccount | undefined }): React.JSX.Element {
  const { register, handleSubmit, reset, control, formState } = useForm<SignIn>({
    resolver: zodResolver(signIn),
    defaultValues: { email: '', password: '', role: 'employee' },
  });
  const { errors, isSubmitting } = formState;
  const chosenRole = useWatch({ control, name: 'role' });
  /** What follows once the code of a second factor was shown; undefined while none is asked for. */
  const [afterCode, setAfterCode] = useState<() => Promise<void>>();
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
    const { role: held, needs } = outcome.data;
    const welcome = async () => {
      showToast({ title: texts.welcome, description: texts.welcomeAs(ROLE_LABELS[held]) });
      await welcomeShown();
      window.location.assign(afterSignIn(held, credentials.role));
      // The button stays pending until the next page is there.
      await new Promise<never>(() => undefined);
    };
    if (needs === undefined) await welcome();
    else setAfterCode(() => welcome);
  });

  if (afterCode)
    return (
      <Suspense>
        <SecondFactorForm onSignedIn={afterCode} onOver={() => setAfterCode(undefined)} />
      </Suspense>
    );

  return (
    <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
      <RoleSelector chosen={chosenRole} registration={role} error={errors.role?.message} />
      <Field label={texts.email} error={errors.email?.message}>
        {(attributes) => (
          <input {...attributes} {...email} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <PasswordField registration={password} error={errors.password?.message} />
      <a className="sign-in__forgot" href="/forgot-password">
        {texts.forgot}
      </a>
      <button className="public-button" type="submit" disabled={isSubmitting}>
        {isSubmitting ? texts.submitting : texts.submit}
      </button>
    </form>
  );
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
