import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { CalendarIcon } from '@blueprintjs/icons';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { MeetingLine } from './MeetingLine';
import { texts } from './texts';

interface RecentMeetingsCardProps {
  readonly meetings: readonly MeetingView[];
  /** The buttons that open the form, for those who may schedule. */
  readonly newMeeting: React.ReactNode;
  readonly scheduleMeeting: React.ReactNode;
}

/** The three meetings something happened to last. */
export function RecentMeetingsCard(props: RecentMeetingsCardProps): React.JSX.Element {
  const { meetings, newMeeting, scheduleMeeting } = props;
  const { title, emptyTitle, emptySentence, emptyForEmployee } = texts.recent;
  return (
    <Card title={title} action={newMeeting}>
      {meetings.length === 0 ? (
        <EmptyState
          icon={<CalendarIcon size={20} />}
          title={emptyTitle}
          sentence={scheduleMeeting ? emptySentence : emptyForEmployee}
          action={scheduleMeeting}
        />
      ) : (
        <ul>
          {meetings.map((meeting) => (
            <MeetingLine key={meeting.id} meeting={meeting} />
          ))}
        </ul>
      )}
    </Card>
  );
}
