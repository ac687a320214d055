import { z } from 'zod';
import { fromLocalInput, toLocalInput } from '../time/local-input';
import { CommandDialog } from '../ui/CommandDialog';
import { InputField } from '../ui/form-fields';
import type { EndDialogProps } from './CancelDialog';
import { completeTexts as texts } from './texts';

const schema = z.object({ next: z.string().transform(fromLocalInput) });

interface CompleteDialogProps extends EndDialogProps {
  /** Whether it is asked when the two mean to meet next. */
  readonly asksForNext: boolean;
}

/** Asks before a meeting is marked as having taken place. */
export function CompleteDialog(props: CompleteDialogProps): React.JSX.Element {
  const { what, isOpen, change, asksForNext, onClose } = props;
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={schema}
      start={{ next: '' }}
      texts={texts}
      send={({ next }) => change({ status: 'completed', ...(next !== '' && { nextMeetingScheduled: next }) })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>
            <strong>{what}</strong>
          </p>
          <p>{texts.sentence}</p>
          {asksForNext && (
            <InputField
              {...field('next')}
              label={texts.next}
              help={texts.nextHelp}
              type="datetime-local"
              min={toLocalInput()}
            />
          )}
        </>
      )}
    </CommandDialog>
  );
}
