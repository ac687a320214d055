import type { MeetingDetail } from '@annals/contracts/meetings/views';
import { Button } from '@blueprintjs/core';
import { Card } from '../../design/Card';
import { Field } from '../../design/Field';
import { useChangeMeeting } from '../useChangeMeeting';
import { notesTexts } from './texts';
import { useNotesDraft } from './useNotesDraft';

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
  const { text, write, saved, isUnsaved, changedMeanwhile } = useNotesDraft(current);
  const { change, isPending, refusal } = useChangeMeeting(meetingId);
  const save = async () => {
    if (await change({ notes: text })) saved(text);
  };
  return (
    <form
      className="notes-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={notesTexts.label}
        error={refusal === '' ? undefined : refusal}
        help={changedMeanwhile ? notesTexts.changedMeanwhile : undefined}
      >
        {(attributes) => (
          <textarea {...attributes} rows={6} value={text} onChange={({ target }) => write(target.value)} />
        )}
      </Field>
      <div className="notes-form__foot">
        <span className="notes-form__mark" role="status">
          {isUnsaved && notesTexts.unsaved}
        </span>
        <Button
          type="submit"
          disabled={!isUnsaved || isPending}
          text={isPending ? notesTexts.saving : notesTexts.save}
        />
      </div>
    </form>
  );
}
