import type { SkipLevelView } from '@annals/contracts/features/skip-level/views';
import { ChevronRightIcon } from '@blueprintjs/icons';
import { Link, useNavigate } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Avatar } from '../../ui/Avatar';
import '../meetings/meeting-list.css';
import { StatusBadge } from '../meetings/StatusBadge';
import { meetingTime, minutes } from '../../time/format';
import { IconButton } from '../../ui/IconButton';
import { listTexts } from './texts';

interface SkipLevelListItemProps {
  readonly meeting: SkipLevelView;
  /** Who is looking. */
  readonly personId: string;
}

/** One skip-level meeting of the list: with whom and when. */
export function SkipLevelListItem({ meeting, personId }: SkipLevelListItemProps): React.JSX.Element {
  const navigate = useNavigate();
  const path = addressOf('skipLevelMeeting', { meetingId: meeting.id });
  const other = meeting.employeeId === personId ? meeting.seniorLeaderName : meeting.employeeName;
  const words = meeting.takesPart
    ? other
    : listTexts.betweenPeople(meeting.seniorLeaderName, meeting.employeeName);
  return (
    <li className="meeting-list__item">
      <Avatar name={other} />
      <div className="meeting-list__words">
        <div className="meeting-list__title">
          <Link to={path}>{words}</Link>
          <StatusBadge status={meeting.status} />
        </div>
        <p className="meeting-list__facts">
          <time dateTime={meeting.scheduledAt}>{meetingTime(meeting.scheduledAt)}</time>
          <span>{minutes(meeting.duration)}</span>
        </p>
      </div>
      <div className="meeting-list__actions">
        <IconButton
          variant="minimal"
          icon={<ChevronRightIcon />}
          label={listTexts.open(other)}
          onClick={() => void navigate(path)}
        />
      </div>
    </li>
  );
}
