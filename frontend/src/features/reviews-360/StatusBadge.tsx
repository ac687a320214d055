import type { Review360Status } from '@annals/contracts/features/reviews-360/constants';
import { translated } from '@annals/contracts/kernel/text';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';

const TONES: Readonly<Record<Review360Status, BadgeTone>> = {
  draft: 'grey',
  in_progress: 'yellow',
  completed: 'green',
  cancelled: 'red',
};

/** In English the status as it is spelt, its underscore shown as a space. */
const LABELS: Readonly<Record<Review360Status, string>> = translated({
  draft: 'draft',
  in_progress: 'in progress',
  completed: 'completed',
  cancelled: 'cancelled',
});

/** How far a review is. */
export function StatusBadge({ status }: { status: Review360Status }): React.JSX.Element {
  return <Status tone={TONES[status]}>{LABELS[status]}</Status>;
}
