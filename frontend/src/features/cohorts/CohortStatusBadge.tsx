import { COHORT_STATUS_LABELS, type CohortStatus } from '@annals/contracts/features/cohorts/constants';
import { Badge, type BadgeTone } from '../../ui/Badge';

const TONES: Readonly<Record<CohortStatus, BadgeTone>> = {
  planning: 'yellow',
  active: 'blue',
  completed: 'green',
  cancelled: 'red',
};

/** How far a cohort has come. */
export function CohortStatusBadge({ status }: { status: CohortStatus }): React.JSX.Element {
  return <Badge tone={TONES[status]}>{COHORT_STATUS_LABELS[status]}</Badge>;
}
