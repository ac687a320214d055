import type { AgreeActionItem } from '@annals/contracts/features/meetings/commands';
import { CommandDialog } from '../ui/CommandDialog';
import { InputField, SelectField } from '../ui/form-fields';
import { actionItemForm } from './action-item-form';
import { actionItemTexts as texts } from './texts';

/** Somebody who can be asked to do it. */
export interface Owner {
  readonly id: string;
  readonly name: string;
}

interface ActionItemDialogProps {
  readonly isOpen: boolean;
  readonly owners: readonly Owner[];
  /** Brings it to the server. */
  readonly agree: (item: AgreeActionItem) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What is agreed, who of them does it, and until when. */
export function ActionItemDialog(props: ActionItemDialogProps): React.JSX.Element {
  const { isOpen, owners, agree, onClose } = props;
  return (
    <CommandDialog
      title={texts.dialogTitle}
      isOpen={isOpen}
      schema={actionItemForm}
      start={{ text: '', ownerId: '', dueDate: '' }}
      texts={texts}
      send={agree}
      onClose={onClose}
    >
      {(field) => (
        <>
          <InputField {...field('text')} label={texts.text} />
          <div className="form-row">
            <SelectField
              {...field('ownerId')}
              label={texts.owner}
              prompt={texts.chooseOwner}
              options={owners.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <InputField {...field('dueDate')} label={texts.dueDate} type="date" />
          </div>
        </>
      )}
    </CommandDialog>
  );
}
