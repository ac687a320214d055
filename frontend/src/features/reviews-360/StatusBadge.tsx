import type { Review360Status } from '@annals/contracts/features/reviews-360/constants';
import { Badge, type BadgeTone } from '../../ui/Badge';

const TONES: Readonly<Record<Review360Status, BadgeTone>> = {
  draft: 'grey',
  in_progress: 'yellow',
  completed: 'green',
  cancelled: 'red',
};

/** The status as it is spelt, its underscore shown as a space. */
export function StatusBadge({ status }: { status: Review360Status }): React.JSX.Element {
  return <Badge tone={TONES[status]}>{status.replace('_', ' ')}</Badge>;
}
