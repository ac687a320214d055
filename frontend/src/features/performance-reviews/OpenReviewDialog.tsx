import { FormDialog } from '../../ui/FormDialog';
import { OpenReviewForm } from './OpenReviewForm';
import { formTexts } from './texts';

interface OpenReviewDialogProps {
  readonly isOpen: boolean;
  /** Who is chosen when the form opens; empty for nobody. */
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** The dialog that opens a review; it starts empty every time. */
export function OpenReviewDialog({ isOpen, employeeId, onClose }: OpenReviewDialogProps): React.JSX.Element {
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} onClose={onClose}>
      <OpenReviewForm employeeId={employeeId} onDone={onClose} />
    </FormDialog>
  );
}
