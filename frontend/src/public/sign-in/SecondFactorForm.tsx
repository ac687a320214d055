import { secondFactorRoutes, shownCode } from '@annals/contracts/features/second-factors/routes';
import type { SignInRole } from '@annals/contracts/kernel/roles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call';
import { showFailure } from '../../toasts/toast-store';
import { Field } from '../../ui/Field';
import { PublicSubmit } from '../PublicSubmit';
import { PasskeyButton } from './PasskeyButton';
import { texts } from './texts';

interface SecondFactorFormProps {
  /** What the person has. */
  readonly factors: readonly ('passkey' | 'code')[];
  readonly asRole: SignInRole;
  readonly onSignedIn: () => Promise<void>;
  /** The sign-in begins again, with the password. */
  readonly onOver: () => void;
}

/** The passkey or the code that a sign-in asks for after the password. */
export default function SecondFactorForm(props: SecondFactorFormProps): React.JSX.Element {
  const { factors, asRole, onSignedIn, onOver } = props;
  const hasCode = factors.includes('code');
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(shownCode),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  // Who has just shown the password types on.
  useEffect(() => {
    if (hasCode) setFocus('code');
  }, [hasCode, setFocus]);
  const submit = handleSubmit(async (shown) => {
    const { error } = await call(secondFactorRoutes.finishSignIn, shown);
    if (!error) return onSignedIn();
    showFailure(texts.failed, error.detail);
    if (error.status === 401) onOver();
    else setError('code', { message: error.detail }, { shouldFocus: true });
  });
  return (
    <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
      {factors.includes('passkey') && (
        <PasskeyButton label={texts.usePasskey} asRole={asRole} isSecondFactor onSignedIn={onSignedIn} />
      )}
      {hasCode && (
        <>
          <Field label={texts.code} help={texts.codeHelp} error={errors.code?.message}>
            {(attributes) => <input {...attributes} {...register('code')} autoComplete="one-time-code" />}
          </Field>
          <PublicSubmit isSubmitting={isSubmitting} texts={texts} />
        </>
      )}
      <button className="public-button" type="button" onClick={onOver}>
        {texts.again}
      </button>
    </form>
  );
}
