import { FormDialog } from '../../../ui/FormDialog';
import { StartReviewForm } from './StartReviewForm';
import { startTexts } from './texts';

interface StartReviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that starts a review; it starts afresh every time it opens. */
export function StartReviewDialog({ isOpen, onClose }: StartReviewDialogProps): React.JSX.Element {
  return (
    <FormDialog title={startTexts.title} isOpen={isOpen} onClose={onClose}>
      <StartReviewForm onDone={onClose} />
    </FormDialog>
  );
}
