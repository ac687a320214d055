import { FormDialog } from '../../../ui/FormDialog';
import { NominateForm } from './NominateForm';
import { nominateTexts } from './texts';

interface NominateDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that nominates a colleague; it starts empty every time it opens. */
export function NominateDialog({ isOpen, onClose }: NominateDialogProps): React.JSX.Element {
  return (
    <FormDialog title={nominateTexts.title} isOpen={isOpen} onClose={onClose}>
      <NominateForm onDone={onClose} />
    </FormDialog>
  );
}
