import { useState } from 'react';
import { FormDialog } from '../../../ui/FormDialog';
import { correctTexts } from '../texts';
import { CorrectEntryForm } from './CorrectEntryForm';
import type { EntryDialogProps } from './EntryHistoryDialog';

/** The dialog that puts an entry right. */
export function CorrectEntryDialog({ entry, onClose }: EntryDialogProps): React.JSX.Element {
  // While the dialog fades out it keeps showing what it was opened for.
  const [shown, setShown] = useState(entry);
  if (entry && entry !== shown) setShown(entry);
  return (
    <FormDialog title={correctTexts.title} isOpen={entry !== null} onClose={onClose}>
      {shown && <CorrectEntryForm key={shown.id} entry={shown} onDone={onClose} />}
    </FormDialog>
  );
}
