import { secondFactorRoutes, shownCode } from '@annals/contracts/features/second-factors/routes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call';
import { showFailure } from '../../toasts/toast-store';
import { Field } from '../../ui/Field';
import { texts } from './texts';

interface SecondFactorFormProps {
  readonly onSignedIn: () => Promise<void>;
  /** The sign-in begins again, with the password. */
  readonly onOver: () => void;
}

/** The code that a sign-in asks for after the password. */
export default function SecondFactorForm({ onSignedIn, onOver }: SecondFactorFormProps): React.JSX.Element {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(shownCode),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  // Who has just shown the password types on.
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit(async (shown) => {
    const { error } = await call(secondFactorRoutes.finishSignIn, shown);
    if (!error) return onSignedIn();
    showFailure(texts.failed, error.detail);
    if (error.status === 401) onOver();
    else setError('code', { message: error.detail }, { shouldFocus: true });
  });
  return (
    <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={texts.code} help={texts.codeHelp} error={errors.code?.message}>
        {(attributes) => <input {...attributes} {...register('code')} autoComplete="one-time-code" />}
      </Field>
      <button className="public-button" type="submit" disabled={isSubmitting}>
        {isSubmitting ? texts.submitting : texts.submit}
      </button>
      <button className="public-button" type="button" onClick={onOver}>
        {texts.again}
      </button>
    </form>
  );
}
