import { Link } from 'react-router-dom';
import { Told } from '../../ui/When';
import { useCurrentUser } from '../../session/current-user';
import { gateTexts as texts } from '../factor-texts';

/** Says to somebody who has to have a second factor by when they need it; nothing to everybody else. */
export function FactorReminder(): React.JSX.Element | null {
  const { secondFactorDueAt } = useCurrentUser();
  if (secondFactorDueAt === null) return null;
  return (
    <p className="factor-reminder">
      <Told at={secondFactorDueAt} precision="day">
        {(when) => texts.reminder(when)}
      </Told>{' '}
      <Link to="/settings/password">{texts.setUp}</Link>
    </p>
  );
}
