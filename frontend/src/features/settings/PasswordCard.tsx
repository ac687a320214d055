import {
  changePassword,
  PASSWORD_MINIMUM,
  typedTwice,
} from '@annals/contracts/features/accounts/self-service';
import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Card } from '../../ui/Card';
import { FormRefusal } from '../../ui/FormFooter';
import { PasswordField } from '../../ui/PasswordField';
import { useSelfServiceChangePasswordMutation } from './api';
import { passwordTexts as texts } from './texts';

const form = typedTwice(changePassword);
const EMPTY = { currentPassword: '', newPassword: '', repeated: '' };

/** The current password, and the new one twice. */
export function PasswordCard(): React.JSX.Element {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt(texts);
  const [change] = useSelfServiceChangePasswordMutation();

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    if (await attempt(() => change({ currentPassword, newPassword }).unwrap())) reset(EMPTY);
  });

  return (
    <Card title={texts.title}>
      <form className="settings-form" onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          label={texts.current}
          registration={register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          label={texts.next}
          help={texts.nextHelp(PASSWORD_MINIMUM)}
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
        <FormRefusal sentence={refusal} />
        <div className="settings-form__foot">
          <Button
            type="submit"
            intent="primary"
            disabled={isSubmitting}
            text={isSubmitting ? texts.submitting : texts.submit}
          />
        </div>
      </form>
    </Card>
  );
}
