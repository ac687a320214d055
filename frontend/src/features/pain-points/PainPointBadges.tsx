import type { PainPointView } from '@annals/contracts/features/pain-points/views';
import { Status } from '../../ui/Status';
import { PRIORITY_TONES, STATUS_TONES } from './shown';
import { PRIORITY_LABELS, STATUS_LABELS } from './card-texts';

/** How urgent it is, and how far. */
export function PainPointBadges({
  painPoint: { priority, status },
}: {
  painPoint: Pick<PainPointView, 'priority' | 'status'>;
}): React.JSX.Element {
  return (
    <span className="pain-point__badges">
      <Status tone={PRIORITY_TONES[priority]}>{PRIORITY_LABELS[priority]}</Status>
      <Status tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Status>
    </span>
  );
}
