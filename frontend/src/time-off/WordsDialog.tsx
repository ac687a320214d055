import { useState } from 'react';
import { ConfirmDialog } from '../design/ConfirmDialog';
import { Field } from '../design/Field';

interface WordsDialogProps {
  readonly texts: { title: string; confirm: string; words: string; refuse?: string };
  /** What is decided on. */
  readonly sentence: string;
  readonly isDestructive: boolean;
  readonly isPending: boolean;
  /** The server's sentence, when it refused. */
  readonly refusal: string;
  readonly onConfirm: (words: string) => void;
  readonly onRefuse: () => void;
}

/** Asks before a request is changed, and for the words that go with it, if any. */
export function WordsDialog(props: WordsDialogProps): React.JSX.Element {
  const { texts, sentence, isDestructive, isPending, refusal, onConfirm, onRefuse } = props;
  const [words, setWords] = useState('');
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      sentence={sentence}
      confirm={texts.confirm}
      {...(texts.refuse !== undefined && { refuse: texts.refuse })}
      isDestructive={isDestructive}
      isPending={isPending}
      onConfirm={() => onConfirm(words.trim())}
      onRefuse={onRefuse}
    >
      <Field label={texts.words} error={refusal === '' ? undefined : refusal}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
