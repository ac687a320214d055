import type { MeetingView } from '@annals/contracts/meetings/views';
import { useState } from 'react';
import { Card } from '../design/Card';
import { DateLeaf } from './DateLeaf';
import { upcomingMeetings } from './meeting-selections';
import { texts } from './texts';

/** The meetings that come next. */
export function UpcomingMeetingsCard({ meetings }: { meetings: readonly MeetingView[] }): React.JSX.Element {
  const [now] = useState(() => Date.now());
  const upcoming = upcomingMeetings(meetings, now);
  return (
    <Card title={texts.upcoming.title}>
      {upcoming.length === 0 ? (
        <p className="overview-empty">{texts.upcoming.empty}</p>
      ) : (
        <ul>
          {upcoming.map((meeting) => (
            <DateLeaf key={meeting.id} meeting={meeting} />
          ))}
        </ul>
      )}
    </Card>
  );
}
