import { FormDialog } from '../../ui/FormDialog';
import { ReportForm } from './ReportForm';
import { formTexts } from './texts';

interface ReportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that reports a pain point; it starts empty every time it opens. */
export function ReportDialog({ isOpen, onClose }: ReportDialogProps): React.JSX.Element {
  return (
    <FormDialog title={formTexts.title} isOpen={isOpen} onClose={onClose}>
      <ReportForm onDone={onClose} />
    </FormDialog>
  );
}
