import {
  resetPassword,
  selfServiceRoutes,
  typedTwice,
} from '@annals/contracts/features/accounts/self-service';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call';
import { PasswordField } from '../../ui/PasswordField';
import { showFailure } from '../../toasts/toast-store';
import { PublicSubmit } from '../PublicSubmit';
import { PublicCard } from './PublicCard';
import { resetTexts as texts } from './texts';

const form = typedTwice(resetPassword.omit({ token: true }));
const ASK_AGAIN = { address: '/forgot-password', label: texts.askAgain };

/** Sets a new password with the token of the link that was mailed. */
export default function ResetPasswordPage(): React.JSX.Element {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  // Neither the history of the browser nor the next page's referrer need to know it.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { newPassword: '', repeated: '' },
  });
  const { errors, isSubmitting } = formState;
  const [answer, setAnswer] = useState('');
  const [refusal, setRefusal] = useState('');

  const submit = handleSubmit(async ({ newPassword }) => {
    setRefusal('');
    const outcome = await call(selfServiceRoutes.resetPassword, { token, newPassword });
    if (outcome.data) setAnswer(outcome.data.detail);
    else {
      setRefusal(outcome.error.detail);
      showFailure(texts.failed, outcome.error.detail);
    }
  });

  if (token === '' || answer !== '')
    return (
      <PublicCard
        title={texts.title}
        lead={texts.lead}
        link={answer === '' ? ASK_AGAIN : { address: '/login', label: texts.signIn }}
      >
        <p className="sign-in__answer" role="status">
          {answer === '' ? texts.noToken : answer}
        </p>
      </PublicCard>
    );
  return (
    <PublicCard title={texts.title} lead={texts.lead} link={ASK_AGAIN}>
      <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          label={texts.newPassword}
          registration={register('newPassword')}
          error={errors.newPassword?.message}
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
    </PublicCard>
  );
}
