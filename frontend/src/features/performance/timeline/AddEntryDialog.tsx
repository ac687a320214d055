import { TIMELINE_TYPES } from '@annals/contracts/features/performance/constants';
import { useCurrentUser } from '../../../session/current-user';
import { CommandDialog } from '../../../ui/CommandDialog';
import { optionsOf, SelectField } from '../../../ui/form-fields';
import { usePerformanceAddMutation } from '../api';
import { formTexts as texts, TYPE_LABELS } from '../texts';
import { addEntryForm, emptyEntry } from './entry-form';
import { EntryFields } from './EntryFields';
import { EntryPersonSelect } from './EntryPersonSelect';
import { GoalSelect } from './GoalSelect';

interface AddEntryDialogProps {
  readonly isOpen: boolean;
  /** Whose timeline is shown; empty: everyone's. */
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** The dialog that adds an entry, about the person whose timeline is shown, else about oneself; it starts empty every time it opens. */
export function AddEntryDialog({ isOpen, employeeId, onClose }: AddEntryDialogProps): React.JSX.Element {
  const { id } = useCurrentUser();
  const [add] = usePerformanceAddMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={addEntryForm}
      start={emptyEntry(employeeId || id)}
      texts={texts}
      send={(entry) => add(entry).unwrap()}
      onClose={onClose}
    >
      {(field, { watch, resetField }) => (
        <>
          <div className="form-row">
            <EntryPersonSelect
              {...field('employeeId', () => resetField('linkedGoalId'))}
              label={texts.employee}
            />
            <SelectField
              {...field('type')}
              label={texts.type}
              options={optionsOf(TIMELINE_TYPES, TYPE_LABELS)}
            />
          </div>
          {watch('type') === 'achievement' && (
            <GoalSelect {...field('linkedGoalId')} employeeId={watch('employeeId')} />
          )}
          <EntryFields field={field} />
        </>
      )}
    </CommandDialog>
  );
}
