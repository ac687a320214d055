import { useState } from 'react';
import { FormDialog } from '../../../ui/FormDialog';
import { HireForm } from './HireForm';
import { InvitationLink, type Invitation } from './InvitationLink';
import { hireTexts, linkTexts } from './texts';

interface HireDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that hires somebody, and then shows the link of their invitation. */
export function HireDialog({ isOpen, onClose }: HireDialogProps): React.JSX.Element {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const close = () => {
    setInvitation(null);
    onClose();
  };
  return (
    <FormDialog title={invitation ? linkTexts.title : hireTexts.title} isOpen={isOpen} onClose={close}>
      {invitation ? (
        <InvitationLink invitation={invitation} onDone={close} />
      ) : (
        <HireForm onHired={setInvitation} onCancel={close} />
      )}
    </FormDialog>
  );
}
