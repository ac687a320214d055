import { Overlaps } from '../../conversations/Overlaps';
import { WhenFields } from '../../conversations/WhenFields';
import { toLocalInput } from '../../time/local-input';
import { CommandDialog } from '../../ui/CommandDialog';
import { useSkipLevelScheduleMutation } from './api';
import { CandidateSelect } from './CandidateSelect';
import { EMPTY_FORM, scheduleForm } from './schedule-form';
import { formTexts } from './texts';

interface ScheduleSkipLevelDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog in which a leader schedules a skip-level meeting; it starts empty every time it opens. */
export function ScheduleSkipLevelDialog({
  isOpen,
  onClose,
}: ScheduleSkipLevelDialogProps): React.JSX.Element {
  const [schedule] = useSkipLevelScheduleMutation();
  return (
    <CommandDialog
      title={formTexts.title}
      isOpen={isOpen}
      schema={scheduleForm}
      start={EMPTY_FORM}
      texts={formTexts}
      send={(meeting) => schedule(meeting).unwrap()}
      onClose={onClose}
    >
      {(field, { watch }) => (
        <>
          <CandidateSelect {...field('employeeId')} />
          <WhenFields field={field} earliest={toLocalInput()} />
          <Overlaps {...watch()} />
        </>
      )}
    </CommandDialog>
  );
}
