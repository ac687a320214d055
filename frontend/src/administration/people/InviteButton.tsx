import type { PersonFacts } from '@annals/contracts/people/administration';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Modal } from '../../design/Modal';
import { usePeopleInviteMutation } from '../../people/api';
import { useAttempt } from '../../api/useAttempt';
import { InvitationLink, type Invitation } from './InvitationLink';
import { formTexts, linkTexts, personTexts } from './texts';

/** Makes a new link to choose a password, and shows it. */
export function InviteButton({ person }: { person: PersonFacts }): React.JSX.Element {
  const { id, email, account } = person;
  const [invite, { isLoading }] = usePeopleInviteMutation();
  const { attempt } = useAttempt({ failed: formTexts.failed, done: linkTexts.sent });
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const send = async () => {
    const answer = await attempt(() => invite({ personId: id }).unwrap());
    if (answer) setInvitation({ email, link: answer.link, emailed: answer.emailed });
  };
  const close = () => setInvitation(null);
  return (
    <>
      <Button
        text={account.invitedAt === null ? personTexts.invite : personTexts.inviteAgain}
        loading={isLoading}
        onClick={() => void send()}
      />
      <Modal title={linkTexts.title} isOpen={invitation !== null} onClose={close}>
        {invitation && <InvitationLink invitation={invitation} onDone={close} />}
      </Modal>
    </>
  );
}
