import type { ReviewStatus } from '@annals/contracts/features/performance-reviews/constants';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';
import { STATUS_LABELS } from './texts';

const TONES: Readonly<Record<ReviewStatus, BadgeTone>> = {
  draft: 'grey',
  self_assessed: 'yellow',
  manager_assessed: 'blue',
  completed: 'green',
  cancelled: 'red',
};

/** How far a review has come. */
export function ReviewStatusBadge({ status }: { status: ReviewStatus }): React.JSX.Element {
  return <Status tone={TONES[status]}>{STATUS_LABELS[status]}</Status>;
}
