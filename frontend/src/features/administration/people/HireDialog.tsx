import { personId } from '@annals/contracts/kernel/ids';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { FormDialog } from '../../../ui/FormDialog';
import { StartOnboardingDialog } from '../../onboarding/StartOnboardingDialog';
import { HireForm, type Hired } from './HireForm';
import { InvitationLink } from './InvitationLink';
import { hireTexts, linkTexts } from './texts';

interface HireDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that hires somebody, then shows the link of their invitation, and offers to start their onboarding. */
export function HireDialog({ isOpen, onClose }: HireDialogProps): React.JSX.Element {
  const [hired, setHired] = useState<Hired | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const close = () => {
    setHired(null);
    setIsStarting(false);
    onClose();
  };
  if (hired && isStarting)
    return <StartOnboardingDialog employeeId={personId.parse(hired.id)} name={hired.name} onClose={close} />;
  return (
    <FormDialog title={hired ? linkTexts.title : hireTexts.title} isOpen={isOpen} onClose={close}>
      {hired ? (
        <InvitationLink
          invitation={hired.invitation}
          onDone={close}
          next={
            hired.hasManager && (
              <Button intent="primary" text={hireTexts.startOnboarding} onClick={() => setIsStarting(true)} />
            )
          }
        />
      ) : (
        <HireForm onHired={setHired} onCancel={close} />
      )}
    </FormDialog>
  );
}
