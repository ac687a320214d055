import { useState } from 'react';
import type { z } from 'zod';
import { ConfirmDialog } from './ConfirmDialog';
import { Field } from './Field';

interface WordsDialogProps {
  readonly texts: { title: string; sentence: string; confirm: string; refuse?: string; words: string };
  /** The contract's rule for the words. */
  readonly rule: z.ZodType<string>;
  readonly isOpen: boolean;
  /** Whether it is not easily taken back. */
  readonly isDestructive?: boolean;
  readonly isPending: boolean;
  /** The server's sentence, when it refused. */
  readonly refusal: string;
  readonly onConfirm: (words: string) => void;
  readonly onRefuse: () => void;
  /** What else is asked before it is done. */
  readonly children?: React.ReactNode;
}

/** Asks before something is done, and for the words that go with it. */
export function WordsDialog(props: WordsDialogProps): React.JSX.Element {
  const { texts, rule, isOpen, isPending, refusal, onConfirm, onRefuse } = props;
  const [words, setWords] = useState('');
  const [fault, setFault] = useState('');
  const confirm = () => {
    const checked = rule.safeParse(words);
    setFault(checked.error?.issues[0]?.message ?? '');
    if (checked.success) onConfirm(checked.data);
  };
  const shown = fault === '' ? refusal : fault;
  return (
    <ConfirmDialog
      title={texts.title}
      sentence={texts.sentence}
      confirm={texts.confirm}
      {...(texts.refuse !== undefined && { refuse: texts.refuse })}
      isOpen={isOpen}
      isDestructive={props.isDestructive ?? false}
      isPending={isPending}
      onConfirm={confirm}
      onRefuse={onRefuse}
    >
      <Field label={texts.words} error={shown === '' ? undefined : shown}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {props.children}
    </ConfirmDialog>
  );
}
