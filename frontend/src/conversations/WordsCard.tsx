import type { CommandAnswer } from '@annals/contracts/kernel/route';
import { useAttempt } from '../api/useAttempt';
import { Card } from '../ui/Card';
import { AutosaveText } from '../ui/drafts/AutosaveText';
import { MarkdownText } from '../ui/markdown/MarkdownText';
import { changeTexts } from './texts';

interface WordsCardProps {
  readonly texts: {
    readonly title: string;
    readonly label: string;
    readonly help?: string;
    readonly empty: string;
    readonly save: string;
    readonly saving: string;
    readonly unsaved: string;
  };
  /** The address that answers the meeting, and which of its texts this is. */
  readonly record: string;
  readonly what: string;
  readonly current: string | null;
  readonly rows?: number;
  readonly mayWrite: boolean;
  readonly save: (text: string, seenPosition: string | undefined) => Promise<CommandAnswer>;
}

/** A text of a meeting: written by those who may, read by the others. */
export function WordsCard({ mayWrite, ...words }: WordsCardProps): React.JSX.Element {
  const { texts, current } = words;
  return (
    <Card title={texts.title}>
      {mayWrite ? (
        <WordsEditor {...words} />
      ) : (
        <MarkdownText
          className="card__body"
          text={current === null || current === '' ? texts.empty : current}
        />
      )}
    </Card>
  );
}

function WordsEditor(props: Omit<WordsCardProps, 'mayWrite'>): React.JSX.Element {
  const { texts, current, save, ...text } = props;
  const { attempt, refusal, isPending } = useAttempt(changeTexts);
  return (
    <AutosaveText
      {...text}
      current={current ?? ''}
      label={texts.label}
      {...(texts.help !== undefined && { help: texts.help })}
      texts={texts}
      isPending={isPending}
      refusal={refusal}
      save={(written, seenPosition) => attempt(() => save(written, seenPosition))}
    />
  );
}
