import {
  changePassword,
  PASSWORD_MINIMUM,
  typedTwice,
} from '@annals/contracts/features/accounts/self-service';
import { Card } from '../../ui/Card';
import { CommandForm } from '../../ui/CommandForm';
import { PasswordField } from '../../ui/PasswordField';
import { OwnIdentities } from '../identity-providers/OwnIdentities';
import { useSecondFactorsOwnQuery } from '../second-factors/api';
import { SecondFactorCard } from '../second-factors/SecondFactorCard';
import { useSelfServiceChangePasswordMutation } from './api';
import { passwordTexts as texts } from './texts';

const form = typedTwice(changePassword);

/** How somebody signs in: their password, their second factor, and the providers they can sign in by. */
export function Password(): React.JSX.Element {
  const { data } = useSecondFactorsOwnQuery();
  return (
    <div className="settings__cards">
      {data?.hasPassword !== false && <PasswordCard />}
      <SecondFactorCard />
      <OwnIdentities />
    </div>
  );
}

/** The current password, and the new one twice. */
function PasswordCard(): React.JSX.Element {
  const [change] = useSelfServiceChangePasswordMutation();
  return (
    <Card title={texts.title}>
      <CommandForm
        schema={form}
        start={{ currentPassword: '', newPassword: '', repeated: '' }}
        texts={texts}
        send={({ currentPassword, newPassword }) => change({ currentPassword, newPassword }).unwrap()}
      >
        {(field) => (
          <>
            <PasswordField {...field('currentPassword')} label={texts.current} />
            <PasswordField
              {...field('newPassword')}
              label={texts.next}
              help={texts.nextHelp(PASSWORD_MINIMUM)}
              autoComplete="new-password"
            />
            <PasswordField {...field('repeated')} label={texts.repeated} autoComplete="new-password" />
          </>
        )}
      </CommandForm>
    </Card>
  );
}
