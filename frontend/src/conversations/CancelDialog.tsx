import { reason } from '@annals/contracts/kernel/reason';
import type { SeriesPlace } from '@annals/contracts/features/meetings/series-place';
import { useState } from 'react';
import { z } from 'zod';
import { CommandDialog } from '../ui/CommandDialog';
import { AreaField } from '../ui/form-fields';
import type { Ending, SendChange } from './conversation';
import { SeriesScope } from './SeriesScope';
import { cancelTexts as texts } from './texts';

const schema = z.object({ reason });

/** What a dialog that ends a meeting needs. */
export interface EndDialogProps {
  /** What it is, with whom and when. */
  readonly what: string;
  readonly isOpen: boolean;
  readonly change: SendChange<Ending>;
  readonly onClose: () => void;
}

interface CancelDialogProps extends EndDialogProps {
  readonly series: SeriesPlace | null | undefined;
}

/** Asks before a meeting is cancelled, and why it is. */
export function CancelDialog({
  what,
  isOpen,
  change,
  series,
  onClose,
}: CancelDialogProps): React.JSX.Element {
  const [follows, setFollows] = useState(false);
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={schema}
      start={{ reason: '' }}
      texts={texts}
      isDestructive
      send={({ reason: why }) => change({ status: 'cancelled', follows, ...(why !== '' && { reason: why }) })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>
            <strong>{what}</strong>
          </p>
          <p>{texts.sentence}</p>
          <SeriesScope series={series} follows={follows} onChoose={setFollows} />
          <AreaField {...field('reason')} label={texts.reason} />
        </>
      )}
    </CommandDialog>
  );
}
