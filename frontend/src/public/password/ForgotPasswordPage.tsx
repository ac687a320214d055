import { forgotPassword, selfServiceRoutes } from '@annals/contracts/features/accounts/self-service';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call';
import { Field } from '../../ui/Field';
import { showFailure } from '../../toasts/toast-store';
import { PublicSubmit } from '../PublicSubmit';
import { PublicCard } from './PublicCard';
import { forgotTexts as texts } from './texts';

/** Asks for a link to set a new password; the answer is the same for every address. */
export default function ForgotPasswordPage(): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPassword),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const [answer, setAnswer] = useState('');

  const submit = handleSubmit(async (form) => {
    const outcome = await call(selfServiceRoutes.forgotPassword, form);
    if (outcome.error) showFailure(texts.failed, outcome.error.detail);
    else setAnswer(outcome.data.detail);
  });

  return (
    <PublicCard title={texts.title} lead={texts.lead} link={{ address: '/login', label: texts.back }}>
      {answer === '' ? (
        <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
          <Field label={texts.email} error={errors.email?.message}>
            {(attributes) => (
              <input
                {...attributes}
                {...register('email')}
                type="email"
                autoComplete="username"
                inputMode="email"
              />
            )}
          </Field>
          <PublicSubmit isSubmitting={isSubmitting} texts={texts} />
        </form>
      ) : (
        <p className="sign-in__answer" role="status">
          {answer}
        </p>
      )}
    </PublicCard>
  );
}
