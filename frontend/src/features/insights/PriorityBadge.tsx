import type { InsightPriority } from '@annals/contracts/features/insights/constants';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';
import { texts } from './texts';

const TONES: Readonly<Record<InsightPriority, BadgeTone>> = { low: 'grey', medium: 'yellow', high: 'red' };

export function PriorityBadge({ priority }: { priority: InsightPriority }): React.JSX.Element {
  return <Status tone={TONES[priority]}>{texts.priority(priority)}</Status>;
}
