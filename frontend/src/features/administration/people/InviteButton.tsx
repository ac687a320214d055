import { statedReason } from '@annals/contracts/kernel/reason';
import type { PersonFacts } from '@annals/contracts/features/people/administration';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Modal } from '../../../ui/Modal';
import { WordsDialog } from '../../../ui/WordsDialog';
import { usePeopleInviteMutation } from '../../people/api';
import { useAttempt } from '../../../api/useAttempt';
import { InvitationLink, type Invitation } from './InvitationLink';
import { formTexts, linkTexts, personTexts, resetTexts } from './texts';

/** Makes a new link to choose a password; that of an administrator or auditor is requested, with a reason. */
export function InviteButton({ person }: { person: PersonFacts }): React.JSX.Element {
  return isPrivileged(person.role) ? <RequestLink person={person} /> : <SendInvitation person={person} />;
}

function SendInvitation({ person }: { person: PersonFacts }): React.JSX.Element {
  const { id, email, account } = person;
  const [invite, { isLoading }] = usePeopleInviteMutation();
  const { attempt } = useAttempt({ failed: formTexts.failed, done: linkTexts.sent });
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const send = async () => {
    const answer = await attempt(() => invite({ personId: id }).unwrap());
    if (answer) setInvitation({ email, ...answer });
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

function RequestLink({ person: { id: personId, account } }: { person: PersonFacts }): React.JSX.Element {
  const [isAsked, setIsAsked] = useState(false);
  const [invite] = usePeopleInviteMutation();
  const { attempt, refusal, isPending } = useAttempt(resetTexts);
  const close = () => setIsAsked(false);
  const request = async (reason: string) => {
    if (await attempt(() => invite({ personId, reason }).unwrap())) close();
  };
  return (
    <>
      <Button
        text={account.hasPassword ? personTexts.resetPassword : personTexts.inviteAgain}
        onClick={() => setIsAsked(true)}
      />
      {isAsked && (
        <WordsDialog
          texts={resetTexts}
          rule={statedReason}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void request(reason)}
          onRefuse={close}
        />
      )}
    </>
  );
}
