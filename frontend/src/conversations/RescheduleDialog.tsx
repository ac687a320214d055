import type { CommandAnswer } from '@annals/contracts/kernel/route';
import { useState } from 'react';
import type { z } from 'zod';
import type { Seen } from '../api/seen';
import { CommandDialog } from '../ui/CommandDialog';
import type { FieldOf } from '../ui/CommandForm';
import { InputField } from '../ui/form-fields';
import { useLastShown } from '../ui/useLastShown';
import { Overlaps } from './Overlaps';
import {
  rescheduleForm,
  rescheduleValues,
  type Movable,
  type RescheduleChanges,
  type RescheduleValues,
} from './reschedule-form';
import { SeriesScope } from './SeriesScope';
import { changeTexts } from './texts';
import { WhenFields } from './WhenFields';

interface RescheduleDialogProps<Meeting extends Movable, Sent extends object> {
  /** The meeting to change; null while the dialog is closed. */
  readonly meeting: Meeting | null;
  /** The rules of what is sent. */
  readonly contract: z.ZodType<Sent, RescheduleChanges>;
  /** @param follows whether it is for all that follow in the series, too */
  readonly send: (meeting: Meeting, changes: Sent & Seen, follows: boolean) => Promise<CommandAnswer>;
  /** What is before and after the time. */
  readonly before?: (field: FieldOf<RescheduleValues>) => React.ReactNode;
  readonly after?: (field: FieldOf<RescheduleValues>) => React.ReactNode;
  readonly onClose: () => void;
}

/** The dialog that moves a meeting, or gives it another length. */
export function RescheduleDialog<Meeting extends Movable, Sent extends object>(
  props: RescheduleDialogProps<Meeting, Sent>,
): React.JSX.Element | null {
  const { meeting, contract, send, before, after, onClose } = props;
  const shown = useLastShown(meeting);
  const [follows, setFollows] = useState(false);
  if (!shown) return null;
  const close = () => {
    setFollows(false);
    onClose();
  };
  return (
    <CommandDialog
      title={changeTexts.title}
      isOpen={meeting !== null}
      schema={rescheduleForm(shown, contract)}
      start={rescheduleValues(shown)}
      texts={changeTexts}
      needsChange
      send={(changes) => send(shown, changes, follows)}
      onClose={close}
    >
      {(field, { watch }) => (
        <>
          <SeriesScope series={shown.series} follows={follows} onChoose={setFollows} />
          {before?.(field)}
          <WhenFields field={field} present={shown.duration} />
          {after?.(field)}
          <InputField {...field('reason')} label={changeTexts.reason} help={changeTexts.reasonHelp} />
          <Overlaps
            {...watch()}
            employeeId={shown.employeeId}
            except={shown.id}
            {...(follows && shown.series && { series: shown.series })}
          />
        </>
      )}
    </CommandDialog>
  );
}
