import type { SkipLevelDetail } from '@annals/contracts/features/skip-level/views';
import { Card } from '../../../ui/Card';
import { KeptText } from '../../../ui/drafts/KeptText';
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
  const { submit, isPending, refusal } = useChangeSkipLevel(meetingId);
  return (
    <KeptText
      record={`/api/skip-level/${meetingId}`}
      what={field}
      current={current}
      label={texts.label}
      help={texts.help}
      texts={wordsTexts}
      isPending={isPending}
      refusal={refusal}
      save={(text, seenPosition) => submit({ [field]: text, seenPosition })}
    />
  );
}
