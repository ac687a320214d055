import { accountRoutes, welcome } from '@annals/contracts/features/accounts/routes';
import { PASSWORDS_DIFFER } from '@annals/contracts/features/accounts/self-service';
import { landingPath } from '@annals/contracts/kernel/roles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../api/call';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { showFailure } from '../../toasts/toast-store';
import { PublicSubmit } from '../PublicSubmit';
import { welcomeTexts as texts } from './texts';

const form = z
  .object({ password: welcome.shape.password, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, {
    message: PASSWORDS_DIFFER,
    path: ['repeated'],
  });

/** The first password, typed twice; then the person is signed in. */
export function WelcomeForm({ token, email }: { token: string; email: string }): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { password: '', repeated: '' },
  });
  const { errors, isSubmitting } = formState;
  const [refusal, setRefusal] = useState('');

  const submit = handleSubmit(async ({ password }) => {
    setRefusal('');
    const outcome = await call(accountRoutes.welcome, { token, password });
    if (outcome.error) {
      setRefusal(outcome.error.detail);
      showFailure(texts.failed, outcome.error.detail);
      return;
    }
    const { role, needs } = outcome.data;
    window.location.assign(needs === undefined ? landingPath(role) : '/login');
    // The button stays pending until the next page is there.
    await new Promise<never>(() => undefined);
  });

  return (
    <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={texts.email}>
        {(attributes) => (
          // A password manager keeps it together with the password.
          <input {...attributes} type="email" autoComplete="username" value={email} readOnly />
        )}
      </Field>
      <PasswordField
        label={texts.password}
        registration={register('password')}
        error={errors.password?.message}
        help={texts.passwordHelp}
        autoComplete="new-password"
      />
      <PasswordField
        label={texts.repeated}
        registration={register('repeated')}
        error={errors.repeated?.message}
        autoComplete="new-password"
      />
      <PublicSubmit isSubmitting={isSubmitting} texts={texts} refusal={refusal} />
    </form>
  );
}
