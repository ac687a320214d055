import { COHORT_STATUS_LABELS, type CohortStatus } from '@annals/contracts/features/cohorts/constants';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';

const TONES: Readonly<Record<CohortStatus, BadgeTone>> = {
  planning: 'yellow',
  active: 'blue',
  completed: 'green',
  cancelled: 'red',
};

/** How far a cohort has come. */
export function CohortStatusBadge({ status }: { status: CohortStatus }): React.JSX.Element {
  return <Status tone={TONES[status]}>{COHORT_STATUS_LABELS[status]}</Status>;
}
