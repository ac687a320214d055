import { Button } from '@blueprintjs/core';

interface FormFooterProps {
  readonly texts: { readonly cancel: string; readonly submit: string; readonly submitting: string };
  readonly isSubmitting: boolean;
  /** Nothing to send yet. */
  readonly isDisabled?: boolean;
  readonly onCancel: () => void;
}

/** The foot of a form in a dialog: the way out, and the button that sends it once. */
export function FormFooter(props: FormFooterProps): React.JSX.Element {
  const { texts, isSubmitting, isDisabled = false, onCancel } = props;
  return (
    <div className="modal__foot">
      <Button text={texts.cancel} onClick={onCancel} />
      <Button
        type="submit"
        intent="primary"
        disabled={isSubmitting || isDisabled}
        text={isSubmitting ? texts.submitting : texts.submit}
      />
    </div>
  );
}

/** The server's sentence when it refuses what was sent. */
export function FormRefusal({ sentence }: { sentence: string }): React.JSX.Element | null {
  if (sentence === '') return null;
  return (
    <p className="field__error" role="alert">
      {sentence}
    </p>
  );
}
