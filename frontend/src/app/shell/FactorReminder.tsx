import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { exactDay } from '../../time/format';
import { gateTexts as texts } from '../factor-texts';

/** Says to somebody who has to have a second factor by when they need it; nothing to everybody else. */
export function FactorReminder(): React.JSX.Element | null {
  const { secondFactorDueAt } = useCurrentUser();
  if (secondFactorDueAt === null) return null;
  return (
    <p className="factor-reminder">
      {texts.reminder(exactDay(secondFactorDueAt))} <Link to="/settings/password">{texts.setUp}</Link>
    </p>
  );
}
