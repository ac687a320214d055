import { Button } from '@blueprintjs/core';
import { Field } from '../../../ui/Field';
import { showFailure, showToast } from '../../../toasts/toast-store';
import { linkTexts as texts } from './texts';

/** What a command answered that made a link to choose a password. */
export interface Invitation {
  readonly email: string;
  /** Null when it is for the invitee alone. */
  readonly link: string | null;
  readonly emailed: boolean;
  /** Whether a role waits for a second administrator. */
  readonly waitsForApproval: boolean;
}

interface InvitationLinkProps {
  readonly invitation: Invitation;
  readonly onDone: () => void;
  /** What comes next, beside the button that closes it. */
  readonly next?: React.ReactNode;
}

function sentenceOf({ email, link, emailed }: Invitation): string {
  if (link !== null) return emailed ? texts.emailed(email) : texts.notEmailed(email);
  return emailed ? texts.emailedAlone(email) : texts.onServer;
}

/** The link of an invitation, this once, to be handed over. */
export function InvitationLink({ invitation, onDone, next }: InvitationLinkProps): React.JSX.Element {
  const { link, waitsForApproval } = invitation;
  const copy = async () => {
    if (link === null) return;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: texts.copied });
    } catch {
      // Not every browser allows it, and none on an address without TLS.
      showFailure(texts.copyFailed, texts.copyFailedSentence);
    }
  };
  return (
    <>
      <div className="modal__body">
        <p>{sentenceOf(invitation)}</p>
        {waitsForApproval && <p>{texts.roleWaits}</p>}
        {link !== null && (
          <Field label={texts.link} help={texts.help}>
            {(attributes) => (
              <div className="link-field">
                <input
                  {...attributes}
                  type="text"
                  readOnly
                  value={link}
                  onFocus={({ target }) => target.select()}
                />
                <Button text={texts.copy} onClick={() => void copy()} />
              </div>
            )}
          </Field>
        )}
      </div>
      <div className="modal__foot">
        <Button intent={next ? 'none' : 'primary'} text={texts.close} onClick={onDone} />
        {next}
      </div>
    </>
  );
}
