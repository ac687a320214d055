import { MISSING_INFORMATION } from '@annals/contracts/features/time-off/commands';
import { TIME_OFF_TYPES } from '@annals/contracts/features/time-off/constants';
import { TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import { showFailure } from '../../toasts/toast-store';
import { CommandDialog } from '../../ui/CommandDialog';
import { AreaField, InputField, optionsOf, SelectField, TickField } from '../../ui/form-fields';
import { useTimeOffRequestMutation } from './api';
import { formTexts as texts } from './form-texts';
import { asSent, emptyRequest, requestForm } from './request-form';
import { RequestPreview } from './RequestPreview';

interface RequestTimeOffDialogProps {
  readonly isOpen: boolean;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Says in a toast, too, that something required was left out, as the specification has it. */
function sayWhatIsMissing(messages: readonly string[]): void {
  const missing = messages.find((message) => message === MISSING_INFORMATION);
  if (missing !== undefined) showFailure(texts.missing, missing);
}

/** The dialog that asks for time off; what it comes to is shown as soon as there are days. It starts empty every time it opens. */
export function RequestTimeOffDialog({
  isOpen,
  onDone,
  onClose,
}: RequestTimeOffDialogProps): React.JSX.Element {
  const [request] = useTimeOffRequestMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={requestForm}
      start={emptyRequest}
      texts={texts}
      send={(wanted) => request(asSent(wanted)).unwrap()}
      onInvalid={sayWhatIsMissing}
      onSent={() => {
        onDone?.();
        onClose();
      }}
      onClose={onClose}
    >
      {(field, { control }) => (
        <>
          <SelectField
            {...field('type')}
            label={texts.type}
            prompt={texts.chooseType}
            options={optionsOf(TIME_OFF_TYPES, TIME_OFF_TYPE_LABELS)}
          />
          <div className="form-row">
            <InputField {...field('startDate')} label={texts.startDate} type="date" />
            <InputField {...field('endDate')} label={texts.endDate} type="date" />
          </div>
          <div className="form-row">
            <TickField {...field('halfDayStart')} label={texts.halfDayStart} />
            <TickField {...field('halfDayEnd')} label={texts.halfDayEnd} />
          </div>
          <RequestPreview control={control} />
          <AreaField {...field('reason')} label={texts.reason} />
          <AreaField {...field('notes')} label={texts.notes} help={texts.notesHelp} rows={2} />
        </>
      )}
    </CommandDialog>
  );
}
