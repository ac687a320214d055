import { reason } from '@annals/contracts/kernel/reason';
import { z } from 'zod';
import { CommandDialog } from '../ui/CommandDialog';
import { AreaField } from '../ui/form-fields';
import type { Ending, SendChange } from './conversation';
import { cancelTexts as texts } from './texts';

const schema = z.object({ reason });

/** What a dialog that ends a meeting needs. */
export interface EndDialogProps {
  readonly isOpen: boolean;
  readonly change: SendChange<Ending>;
  readonly onClose: () => void;
}

/** Asks before a meeting is cancelled, and why it is. */
export function CancelDialog({ isOpen, change, onClose }: EndDialogProps): React.JSX.Element {
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={schema}
      start={{ reason: '' }}
      texts={texts}
      isDestructive
      send={({ reason: why }) => change({ status: 'cancelled', ...(why !== '' && { reason: why }) })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>{texts.sentence}</p>
          <AreaField {...field('reason')} label={texts.reason} />
        </>
      )}
    </CommandDialog>
  );
}
