import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AreaField } from './form-fields';
import { FormDialog } from './FormDialog';
import { FormFooter, FormRefusal } from './FormFooter';
import { useTypedName } from './useTypedName';
import { useUnsavedChanges } from './unsaved-changes';

interface WordsDialogProps {
  readonly texts: { title: string; sentence: string; confirm: string; refuse?: string; words: string };
  /** The contract's rule for the words. */
  readonly rule: z.ZodType<string, string>;
  readonly isOpen: boolean;
  /** Whether it is not easily taken back. */
  readonly isDestructive?: boolean;
  readonly isPending: boolean;
  /** The server's sentence, when it refused. */
  readonly refusal: string;
  readonly onConfirm: (words: string) => void;
  readonly onRefuse: () => void;
  /** The name of what it concerns, to be typed before something that cannot be undone. */
  readonly typedName?: string | undefined;
}

/** Asks before something is done, and for the words that go with it; it starts empty every time it opens. */
export function WordsDialog(props: WordsDialogProps): React.JSX.Element {
  return (
    <FormDialog title={props.texts.title} isOpen={props.isOpen} onClose={props.onRefuse}>
      <WordsForm {...props} />
    </FormDialog>
  );
}

function WordsForm(props: WordsDialogProps): React.JSX.Element {
  const { texts, rule, isDestructive = false, isPending, refusal, onConfirm, onRefuse } = props;
  const name = useTypedName(props.typedName);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(z.object({ words: rule })),
    defaultValues: { words: '' },
  });
  useUnsavedChanges(formState.isDirty && !isPending);
  useEffect(() => setFocus('words'), [setFocus]);
  const submit = handleSubmit(({ words }) => name.isNamed() && onConfirm(words));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Inside of another form it is for React alone.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <div className="modal__body">
        <p>{texts.sentence}</p>
        <AreaField
          label={texts.words}
          registration={register('words')}
          error={formState.errors.words?.message}
        />
        {name.field}
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter
        texts={{ submit: texts.confirm, ...(texts.refuse !== undefined && { cancel: texts.refuse }) }}
        isSubmitting={isPending}
        intent={isDestructive ? 'danger' : 'primary'}
        onCancel={onRefuse}
      />
    </form>
  );
}
