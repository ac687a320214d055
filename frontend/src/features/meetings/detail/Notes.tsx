import type { MeetingDetail } from '@annals/contracts/features/meetings/views';
import { Card } from '../../../ui/Card';
import { KeptText } from '../../../ui/drafts/KeptText';
import { useChangeMeeting } from '../useChangeMeeting';
import { notesTexts } from './texts';

/** The notes both people share. */
export function Notes({ meeting }: { meeting: MeetingDetail }): React.JSX.Element {
  const current = meeting.notes ?? '';
  if (!meeting.allowed.contribute)
    return (
      <Card title={notesTexts.title}>
        <p className="meeting-notes">{current === '' ? notesTexts.empty : current}</p>
      </Card>
    );
  return (
    <Card title={notesTexts.title}>
      <NotesEditor meetingId={meeting.id} current={current} />
    </Card>
  );
}

function NotesEditor({ meetingId, current }: { meetingId: string; current: string }): React.JSX.Element {
  const { submit, isPending, refusal } = useChangeMeeting(meetingId);
  return (
    <KeptText
      record={`/api/meetings/${meetingId}`}
      what="notes"
      current={current}
      label={notesTexts.label}
      texts={notesTexts}
      rows={6}
      isPending={isPending}
      refusal={refusal}
      save={(notes, seenPosition) => submit({ notes, seenPosition })}
    />
  );
}
