import type { InsightPriority } from '@annals/contracts/features/insights/constants';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { texts } from './texts';

const TONES: Readonly<Record<InsightPriority, BadgeTone>> = { low: 'grey', medium: 'yellow', high: 'red' };

export function PriorityBadge({ priority }: { priority: InsightPriority }): React.JSX.Element {
  return <Badge tone={TONES[priority]}>{texts.priority(priority)}</Badge>;
}
