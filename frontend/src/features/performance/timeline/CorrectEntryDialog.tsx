import { CommandDialog } from '../../../ui/CommandDialog';
import { AreaField } from '../../../ui/form-fields';
import { useLastShown } from '../../../ui/useLastShown';
import { usePerformanceCorrectMutation } from '../api';
import { correctTexts as texts } from '../texts';
import { asWritten, correctEntryForm } from './entry-form';
import { EntryFields } from './EntryFields';
import type { EntryDialogProps } from './EntryHistoryDialog';

/** The dialog that puts an entry right, with the reason. */
export function CorrectEntryDialog({ entry, onClose }: EntryDialogProps): React.JSX.Element | null {
  const shown = useLastShown(entry);
  const [correct] = usePerformanceCorrectMutation();
  if (!shown) return null;
  return (
    <CommandDialog
      title={texts.title}
      isOpen={entry !== null}
      schema={correctEntryForm}
      start={asWritten(shown)}
      texts={texts}
      needsChange
      send={(correction) => correct({ entryId: shown.id, ...correction }).unwrap()}
      onClose={onClose}
    >
      {(field) => (
        <>
          <EntryFields field={field} />
          <AreaField {...field('reason')} label={texts.reason} help={texts.reasonHelp} rows={2} />
        </>
      )}
    </CommandDialog>
  );
}
