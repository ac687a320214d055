import { FormDialog } from '../../../ui/FormDialog';
import { EntryForm, type EntryFormProps } from './EntryForm';

interface EntryDialogProps<Body extends object> extends Omit<EntryFormProps<Body>, 'onDone'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** The dialog that adds or describes an entry of a catalogue. */
export function EntryDialog<Body extends object>({
  title,
  onClose,
  ...form
}: EntryDialogProps<Body>): React.JSX.Element {
  return (
    <FormDialog title={title} isOpen onClose={onClose}>
      <EntryForm {...form} onDone={onClose} />
    </FormDialog>
  );
}
