import type { MeetingStatus } from '@annals/contracts/features/meetings/constants';
import type { BadgeTone } from '../ui/Badge';
import { Status } from '../ui/Status';
import { STATUS_LABELS } from './texts';

const TONES: Readonly<Record<string, BadgeTone>> = {
  scheduled: 'yellow',
  completed: 'green',
  cancelled: 'red',
};

/** A meeting's status: scheduled yellow, completed green, cancelled red, anything else grey. */
export function StatusBadge({ status }: { status: MeetingStatus }): React.JSX.Element {
  return <Status tone={TONES[status] ?? 'grey'}>{STATUS_LABELS[status]}</Status>;
}
