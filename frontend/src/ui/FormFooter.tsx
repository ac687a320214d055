import { t } from '@annals/contracts/kernel/text';
import { Button } from '@blueprintjs/core';

/** What the buttons of a form say. */
export interface FooterTexts {
  /** The way out, where there is one. */
  readonly cancel?: string;
  readonly submit: string;
  /** What it sends, where several such buttons are on a screen; for those who cannot see what it is beside. */
  readonly submitNamed?: string;
  /** While it is under way. */
  readonly submitting?: string;
}

interface FormFooterProps {
  readonly texts: FooterTexts;
  readonly isSubmitting: boolean;
  /** Nothing to send yet. */
  readonly isDisabled?: boolean;
  readonly intent?: 'primary' | 'danger' | 'none';
  /** None where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
  /** In a dialog, unless it is said to be elsewhere. */
  readonly className?: string;
  /** Beside the buttons. */
  readonly children?: React.ReactNode;
}

/** The foot of a form: the way out, and the button that sends it once. */
export function FormFooter(props: FormFooterProps): React.JSX.Element {
  const { texts, isSubmitting, isDisabled = false, intent = 'primary', onCancel } = props;
  return (
    <div className={props.className ?? 'modal__foot'}>
      {props.children}
      {onCancel && <Button text={texts.cancel ?? t('Cancel')} onClick={onCancel} />}
      <Button
        type="submit"
        intent={intent}
        disabled={isSubmitting || isDisabled}
        aria-label={texts.submitNamed}
        text={isSubmitting ? (texts.submitting ?? texts.submit) : texts.submit}
      />
    </div>
  );
}

/** The server's sentence when it refuses what was sent: the one alert of a form. */
export function FormRefusal({ sentence }: { sentence: string }): React.JSX.Element | null {
  if (sentence === '') return null;
  return (
    <p className="field__error" role="alert">
      {sentence}
    </p>
  );
}
