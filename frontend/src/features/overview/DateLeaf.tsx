import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { useCurrentUser } from '../../session/current-user';
import { peopleLabel } from '../meetings/people-of-meeting';
import { meetingTime, minutes, monthAndDay } from '../../time/format';

/** A coming meeting beside its day, like a leaf of a calendar. */
export function DateLeaf({ meeting }: { meeting: MeetingView }): React.JSX.Element {
  const { id } = useCurrentUser();
  const { month, day } = monthAndDay(meeting.scheduledAt);
  return (
    <li className="meeting-line">
      <span className="date-leaf" aria-hidden="true">
        <span>{month}</span>
        <strong>{day}</strong>
      </span>
      <div className="meeting-line__words">
        <Link to={addressOf('meeting', { meetingId: meeting.id })}>{meeting.title}</Link>
        <p>
          {meetingTime(meeting.scheduledAt)}, {minutes(meeting.duration)} {peopleLabel(meeting, id)}
        </p>
      </div>
    </li>
  );
}
