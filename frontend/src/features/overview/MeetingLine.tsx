import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { useCurrentUser } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { otherName, peopleLabel } from '../meetings/people-of-meeting';
import { StatusBadge } from '../../conversations/StatusBadge';
import { meetingTime } from '../../time/format';

/** A meeting in a line, leading to its own view. */
export function MeetingLine({ meeting }: { meeting: MeetingView }): React.JSX.Element {
  const { id } = useCurrentUser();
  return (
    <li className="meeting-line">
      <Avatar name={otherName(meeting, id)} />
      <div className="meeting-line__words">
        <Link to={addressOf('meeting', { meetingId: meeting.id })}>{meeting.title}</Link>
        <p>
          {peopleLabel(meeting, id)}, {meetingTime(meeting.scheduledAt)}
        </p>
      </div>
      <StatusBadge status={meeting.status} />
    </li>
  );
}
