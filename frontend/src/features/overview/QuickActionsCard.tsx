import { audienceOf } from '@annals/contracts/features/dashboard/words';
import { may } from '@annals/contracts/permissions';
import type { Role } from '@annals/contracts/kernel/roles';
import { CalendarIcon, HeartIcon, IssueNewIcon, TimelineBarChartIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { useCurrentUser } from '../../session/current-user';
import { Card } from '../../ui/Card';
import { quickTexts } from './texts';

/** The ways on that people take most from here. */
export function QuickActionsCard(): React.JSX.Element {
  const { role } = useCurrentUser();
  const audience = audienceOf(role);
  return (
    <Card title={quickTexts.title}>
      <ul className="quick-actions">
        <QuickAction
          to={addressOf('meetings')}
          icon={<CalendarIcon />}
          label={may(role, 'meetings:schedule') ? quickTexts.schedule : quickTexts.seeMeetings}
        />
        <QuickAction to={addressOf('wellbeing')} icon={<HeartIcon />} label={wellbeingLabel(role)} />
        {audience === 'team' && (
          <QuickAction
            to={addressOf('teamReport')}
            icon={<TimelineBarChartIcon />}
            label={quickTexts.report}
          />
        )}
        {audience === 'organization' && (
          <QuickAction
            to={addressOf('administrationSection', { section: 'organization' })}
            icon={<TimelineBarChartIcon />}
            label={quickTexts.analytics}
          />
        )}
        {audience === 'self' && (
          <QuickAction to={addressOf('painPoints')} icon={<IssueNewIcon />} label={quickTexts.painPoint} />
        )}
      </ul>
    </Card>
  );
}

/** Where a manager sends their team to, somebody who answers pulse checks takes one, and an administrator reads. */
function wellbeingLabel(role: Role): string {
  if (audienceOf(role) === 'team') return quickTexts.wellbeing;
  return may(role, 'wellbeing:check-in') ? quickTexts.ownWellbeing : quickTexts.seeWellbeing;
}

function QuickAction(props: { to: string; icon: React.ReactNode; label: string }): React.JSX.Element {
  return (
    <li>
      <Link className="quick-actions__action" to={props.to}>
        <span aria-hidden="true">{props.icon}</span>
        {props.label}
      </Link>
    </li>
  );
}
