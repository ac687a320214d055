import { Button } from '@blueprintjs/core';
import { Field } from '../../design/Field';
import { showFailure, showToast } from '../../toasts/toast-store';
import { linkTexts as texts } from './texts';

/** What a command answered that made a link to choose a password. */
export interface Invitation {
  readonly email: string;
  readonly link: string;
  readonly emailed: boolean;
}

interface InvitationLinkProps {
  readonly invitation: Invitation;
  readonly onDone: () => void;
}

/** The link of an invitation, this once, to be handed over. */
export function InvitationLink({ invitation, onDone }: InvitationLinkProps): React.JSX.Element {
  const { email, link, emailed } = invitation;
  const copy = async () => {
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
        <p>{emailed ? texts.emailed(email) : texts.notEmailed(email)}</p>
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
      </div>
      <div className="modal__foot">
        <Button intent="primary" text={texts.close} onClick={onDone} />
      </div>
    </>
  );
}
