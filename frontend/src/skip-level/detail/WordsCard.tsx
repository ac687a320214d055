import type { SkipLevelDetail } from '@annals/contracts/skip-level/views';
import { Button } from '@blueprintjs/core';
import { Card } from '../../design/Card';
import { Field } from '../../design/Field';
import { useNotesDraft } from '../../meetings/detail/useNotesDraft';
import { useChangeSkipLevel } from '../useChangeSkipLevel';
import { wordsTexts } from './texts';

interface WordsCardProps {
  readonly meeting: SkipLevelDetail;
  readonly field: 'followUpNotes' | 'leaderNotes' | 'employeeFeedback';
  readonly texts: {
    readonly title: string;
    readonly label: string;
    readonly help: string;
    readonly empty: string;
  };
  readonly mayWrite: boolean;
}

/** A text of the meeting: written by those who may, read by the others. */
export function WordsCard({ meeting, field, texts, mayWrite }: WordsCardProps): React.JSX.Element {
  const current = meeting[field] ?? '';
  return (
    <Card title={texts.title}>
      {mayWrite ? (
        <WordsEditor meetingId={meeting.id} field={field} texts={texts} current={current} />
      ) : (
        <p className="meeting-notes">{current === '' ? texts.empty : current}</p>
      )}
    </Card>
  );
}

interface WordsEditorProps extends Pick<WordsCardProps, 'field' | 'texts'> {
  readonly meetingId: string;
  readonly current: string;
}

function WordsEditor({ meetingId, field, texts, current }: WordsEditorProps): React.JSX.Element {
  const { text, write, saved, isUnsaved, changedMeanwhile } = useNotesDraft(current);
  const { change, isPending, refusal } = useChangeSkipLevel(meetingId);
  const save = async () => {
    if (await change({ [field]: text })) saved(text);
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
        label={texts.label}
        error={refusal === '' ? undefined : refusal}
        help={changedMeanwhile ? wordsTexts.changedMeanwhile : texts.help}
      >
        {(attributes) => (
          <textarea {...attributes} rows={4} value={text} onChange={({ target }) => write(target.value)} />
        )}
      </Field>
      <div className="notes-form__foot">
        <span className="notes-form__mark" role="status">
          {isUnsaved && wordsTexts.unsaved}
        </span>
        <Button
          type="submit"
          disabled={!isUnsaved || isPending}
          text={isPending ? wordsTexts.saving : wordsTexts.save}
        />
      </div>
    </form>
  );
}
