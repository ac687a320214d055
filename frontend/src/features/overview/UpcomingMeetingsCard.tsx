import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { Card } from '../../ui/Card';
import { DateLeaf } from './DateLeaf';
import { texts } from './texts';

/** The meetings that come next. */
export function UpcomingMeetingsCard({ meetings }: { meetings: readonly MeetingView[] }): React.JSX.Element {
  return (
    <Card title={texts.upcoming.title}>
      {meetings.length === 0 ? (
        <p className="overview-empty">{texts.upcoming.empty}</p>
      ) : (
        <ul>
          {meetings.map((meeting) => (
            <DateLeaf key={meeting.id} meeting={meeting} />
          ))}
        </ul>
      )}
    </Card>
  );
}
