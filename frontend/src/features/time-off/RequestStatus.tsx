import type { TimeOffStatus } from '@annals/contracts/features/time-off/constants';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';
import { STATUS_LABELS } from './texts';

const TONES: Readonly<Record<TimeOffStatus, BadgeTone>> = {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
  cancelled: 'grey',
};

/** What was decided of a request. */
export function RequestStatus({ status }: { status: TimeOffStatus }): React.JSX.Element {
  return <Status tone={TONES[status]}>{STATUS_LABELS[status]}</Status>;
}
