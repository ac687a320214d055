import { may } from '@annals/contracts/permissions';
import { useCurrentUser } from '../../session/current-user';
import { Celebrations } from './Celebrations';
import { NotificationChoices } from './NotificationChoices';
import { QuietHours } from './QuietHours';

/** When a person is told by e-mail, what others are told of them, and of what the person is told where. */
export function Telling(): React.JSX.Element {
  const { role } = useCurrentUser();
  return (
    <div className="settings__cards">
      <QuietHours />
      {may(role, 'celebrations:choose-own') && <Celebrations />}
      <NotificationChoices />
    </div>
  );
}
