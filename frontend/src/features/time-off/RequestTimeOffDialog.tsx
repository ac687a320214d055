import { FormDialog } from '../../ui/FormDialog';
import { formTexts } from './form-texts';
import { RequestTimeOffForm } from './RequestTimeOffForm';

interface RequestTimeOffDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that asks for time off; it starts empty every time it opens. */
export function RequestTimeOffDialog({ isOpen, onClose }: RequestTimeOffDialogProps): React.JSX.Element {
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} onClose={onClose}>
      <RequestTimeOffForm onDone={onClose} />
    </FormDialog>
  );
}
