import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { ChevronRightIcon, EditIcon } from '@blueprintjs/icons';
import { Link, useNavigate } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { Avatar } from '../../ui/Avatar';
import { meetingTime, minutes } from '../../time/format';
import './meeting-list.css';
import { otherName, peopleLabel } from './people-of-meeting';
import { StatusBadge } from './StatusBadge';
import { IconButton } from '../../ui/IconButton';
import { texts } from './texts';

interface MeetingListItemProps {
  readonly meeting: MeetingView;
  /** Who is looking. */
  readonly personId: string;
  readonly onReschedule: () => void;
}

/** One meeting of the list. */
export function MeetingListItem({
  meeting,
  personId,
  onReschedule,
}: MeetingListItemProps): React.JSX.Element {
  const navigate = useNavigate();
  const path = addressOf('meeting', { meetingId: meeting.id });
  return (
    <li className="meeting-list__item">
      <Avatar name={otherName(meeting, personId)} />
      <div className="meeting-list__words">
        <div className="meeting-list__title">
          <Link to={path}>{meeting.title}</Link>
          <StatusBadge status={meeting.status} />
        </div>
        <p className="meeting-list__facts">
          <time dateTime={meeting.scheduledAt}>{meetingTime(meeting.scheduledAt)}</time>
          <span>{minutes(meeting.duration)}</span>
          <span>{peopleLabel(meeting, personId)}</span>
        </p>
        {meeting.notes && <p className="meeting-list__notes">{meeting.notes}</p>}
      </div>
      <div className="meeting-list__actions">
        {meeting.status === 'scheduled' && meeting.managerId === personId && (
          <IconButton
            variant="minimal"
            icon={<EditIcon />}
            label={texts.reschedule(meeting.title)}
            onClick={onReschedule}
          />
        )}
        <IconButton
          variant="minimal"
          icon={<ChevronRightIcon />}
          label={texts.open(meeting.title)}
          onClick={() => void navigate(path)}
        />
      </div>
    </li>
  );
}
