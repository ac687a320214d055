import { may } from '@annals/contracts/permissions';
import { CalendarIcon, HeartIcon, IssueNewIcon, TimelineBarChartIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../accounts/current-user';
import { Card } from '../design/Card';
import { APP_PATHS } from '../entry/app-paths';
import { quickTexts } from './texts';

/** The ways on that people take most from here. */
export function QuickActionsCard(): React.JSX.Element {
  const { role } = useCurrentUser();
  const leads = may(role, 'people:see-team');
  return (
    <Card title={quickTexts.title}>
      <ul className="quick-actions">
        <QuickAction
          to={APP_PATHS.meetings}
          icon={<CalendarIcon />}
          label={leads ? quickTexts.schedule : quickTexts.seeMeetings}
        />
        <QuickAction
          to={APP_PATHS.wellbeing}
          icon={<HeartIcon />}
          label={leads ? quickTexts.wellbeing : quickTexts.ownWellbeing}
        />
        {leads ? (
          <QuickAction to={APP_PATHS.teamReport} icon={<TimelineBarChartIcon />} label={quickTexts.report} />
        ) : (
          <QuickAction to={APP_PATHS.painPoints} icon={<IssueNewIcon />} label={quickTexts.painPoint} />
        )}
      </ul>
    </Card>
  );
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
