import { saveSearch } from '@annals/contracts/features/audit/commands';
import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { CommandDialog } from '../../../ui/CommandDialog';
import { InputField } from '../../../ui/form-fields';
import { useAuditSaveSearchMutation } from '../api';
import { savedTexts as texts } from '../texts';

interface SaveSearchDialogProps {
  readonly isOpen: boolean;
  readonly filter: EventFilter;
  readonly onClose: () => void;
}

/** Keeps the search on the screen under a name. */
export function SaveSearchDialog({ isOpen, filter, onClose }: SaveSearchDialogProps): React.JSX.Element {
  const [save] = useAuditSaveSearchMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={saveSearch.pick({ name: true })}
      start={{ name: '' }}
      texts={texts}
      send={(search) => save({ ...search, filter }).unwrap()}
      onClose={onClose}
    >
      {(field) => <InputField {...field('name')} label={texts.name} />}
    </CommandDialog>
  );
}
