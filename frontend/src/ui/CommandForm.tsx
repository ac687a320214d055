import { zodResolver } from '@hookform/resolvers/zod';
import { useContext, useEffect, useRef, useState } from 'react';
import {
  FormProvider,
  get,
  useForm,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import type { ApiError } from '../api/api-error';
import type { Seen } from '../api/seen';
import { useAttempt, type AttemptTexts } from '../api/useAttempt';
import { useOpened } from '../api/useOpened';
import { useDraft, type DraftTexts } from './drafts/useDraft';
import { FormFooter, FormRefusal, type FooterTexts } from './FormFooter';
import { listMessage } from './list-message';
import { UnsavedChangesContext, useUnsavedChanges } from './unsaved-changes';
import './command-form.css';

/** What a control is given of the field it is for. */
export interface FormField {
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Gives a control its field, by the name it has in the form. @param onChange is told what is chosen, for another field to follow */
export type FieldOf<Values extends FieldValues> = (
  name: FieldPath<Values>,
  onChange?: (chosen: string) => void,
) => FormField;

export interface CommandFormProps<Values extends FieldValues, Sent extends object, Answer> {
  /** The body of the route; where inputs hold it otherwise (as text, in local time), with what turns that into it. */
  readonly schema: z.ZodType<Sent, Values>;
  /** What the inputs hold when the form opens. */
  readonly start: Values;
  readonly texts: FooterTexts & AttemptTexts;
  /**
   * Calls the route with what was filled in, and with the position at which it was seen: a command that overwrites is then refused when
   * somebody else was faster.
   */
  readonly send: (sent: Sent & Seen) => Promise<Answer>;
  /** It was accepted; without this, `onClose` follows. */
  readonly onSent?: (answer: Answer, sent: Sent) => void;
  /** Sent, or given up. Without it there is no Cancel. */
  readonly onClose?: (() => void) | undefined;
  /** It shows what is there, and there is nothing to send before that is changed. */
  readonly needsChange?: boolean;
  /** What it would send cannot be sent now; the form says why. */
  readonly isBlocked?: boolean;
  readonly isDestructive?: boolean;
  /** Something was wrong, and nothing was sent: the messages in the order of the fields. */
  readonly onInvalid?: (messages: readonly string[]) => void;
  /** Kept on this device while it is written, under this name; leaving then loses nothing. */
  readonly draft?: { readonly name: string; readonly texts: DraftTexts };
  /** Outside of a dialog: the class of the form. */
  readonly className?: string;
  /** One field with its button beside it. */
  readonly isLine?: boolean;
  /** What else is beside its buttons. */
  readonly beside?: React.ReactNode;
  /** Its fields: each takes `field('name')`, a label, and perhaps a help. */
  readonly children: (field: FieldOf<Values>, form: UseFormReturn<Values, unknown, Sent>) => React.ReactNode;
}

/** A control with an error, or one of a group that has one. */
const WRONG = `:is(input, select, textarea)[aria-invalid='true'], fieldset[aria-invalid='true'] input`;

/**
 * A form that sends one command. It checks with the contract's rules, says what is wrong under each field and goes to the first of them,
 * sends once, says what the server refused, keeps what somebody else wrote meanwhile from being replaced unseen, and asks before what was
 * typed is left behind.
 */
export function CommandForm<Values extends FieldValues, Sent extends object, Answer>(
  props: CommandFormProps<Values, Sent, Answer>,
): React.JSX.Element {
  const {
    schema,
    start,
    texts,
    send,
    onSent,
    onClose,
    needsChange = false,
    isLine = false,
    children,
  } = props;
  const isInDialog = useContext(UnsavedChangesContext) !== null;
  const draft = useDraft(props.draft?.name);
  const [opened] = useState(() => ({ ...start, ...draft.values }));
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    // What was saved, here or in another window, is what a form on a screen starts from; what is being typed is kept.
    values: needsChange && !isInDialog ? start : opened,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const { formState } = form;
  const { isDirty, isSubmitting, submitCount } = formState;
  const { attempt, refusal } = useAttempt(texts);
  const seenPosition = useOpened(isInDialog || isDirty);
  const settle = useUnsavedChanges(isDirty && !draft.isKept);
  const { subscribe } = form;
  const { keep, forget } = draft;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isInDialog) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isInDialog]);
  // The first as they are on the screen, whatever kind of control it is.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [submitCount]);

  const names: FieldPath<Values>[] = [];
  const field: FieldOf<Values> = (name, onChange) => {
    names.push(name);
    const follow = ({ target }: { target: { value: string } }) => onChange?.(target.value);
    return {
      registration: form.register(name, onChange && { onChange: follow }),
      error: listMessage(form.getFieldState(name, formState).error),
    };
  };
  const [saidUnderField, setSaidUnderField] = useState('');
  const showUnderFields = ({ fields, detail }: ApiError) => {
    for (const name of names) {
      const wrong = fields.find(({ path }) => path === name || path.startsWith(`${name}.`));
      if (!wrong) continue;
      form.setError(name, { message: wrong.message });
      if (wrong.message === detail) setSaidUnderField(detail);
    }
  };
  const sentence = <FormRefusal sentence={refusal === saidUnderField ? '' : refusal} />;
  const sayWhatIsWrong = (wrong: FieldErrors<Values>) =>
    props.onInvalid?.(
      names.map((name) => listMessage(get(wrong, name))).filter((said) => said !== undefined),
    );
  const submit = form.handleSubmit(async (sent) => {
    const answer = await attempt(() => send({ ...sent, seenPosition }), {}, showUnderFields);
    if (answer === undefined) return;
    settle();
    // What was drafted turns into something else where it is.
    if (!isInDialog && !props.draft)
      form.reset(needsChange ? form.getValues() : start, { keepDirtyValues: false });
    forget();
    if (onSent) onSent(answer, sent);
    else onClose?.();
  }, sayWhatIsWrong);
  const cancel = () => {
    settle();
    forget();
    onClose?.();
  };

  return (
    <form
      className={isInDialog ? undefined : (props.className ?? (isLine ? 'form-line' : 'form-card'))}
      ref={element}
      noValidate
      onSubmit={(event) => {
        // A dialog inside of another form is inside of it for React alone.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <FormProvider {...form}>
        {isInDialog ? (
          <div className="modal__body">
            {children(field, form)}
            {sentence}
          </div>
        ) : (
          <>
            {children(field, form)}
            {sentence}
          </>
        )}
      </FormProvider>
      <FormFooter
        texts={texts}
        isSubmitting={isSubmitting}
        isDisabled={(needsChange && !isDirty) || (props.isBlocked ?? false)}
        intent={props.isDestructive ? 'danger' : isLine ? 'none' : 'primary'}
        onCancel={onClose && cancel}
        {...(!isInDialog && { className: 'form-foot' })}
      >
        {props.draft && draft.isKept && (
          <p className="form-foot__note">
            {draft.isRestored ? props.draft.texts.restored : props.draft.texts.kept}
          </p>
        )}
        {props.beside}
      </FormFooter>
    </form>
  );
}
