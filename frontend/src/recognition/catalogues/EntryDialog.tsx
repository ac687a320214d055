import { useState } from 'react';
import { FormDialog } from '../../design/FormDialog';
import { EntryForm, type EntryFormProps } from './EntryForm';

interface EntryDialogProps<Body> extends Omit<EntryFormProps<Body>, 'onFilled' | 'onDone'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** The dialog that adds or describes an entry of a catalogue. */
export function EntryDialog<Body>({ title, onClose, ...form }: EntryDialogProps<Body>): React.JSX.Element {
  const [isFilled, setIsFilled] = useState(false);
  return (
    <FormDialog title={title} isOpen isFilled={isFilled} onClose={onClose}>
      <EntryForm {...form} onFilled={setIsFilled} onDone={onClose} />
    </FormDialog>
  );
}
