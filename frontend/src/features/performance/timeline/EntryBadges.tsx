import type { TimelineView } from '@annals/contracts/features/performance/views';
import { withinSentence } from '@annals/contracts/kernel/text';
import { Badge } from '../../../ui/Badge';
import { Status } from '../../../ui/Status';
import { IMPACT_TONES, TYPE_TONES } from '../shown';
import { timelineTexts, TYPE_LABELS } from '../texts';

/** What kind of entry it is, its impact, its category, and how it ended. */
export function EntryBadges({ entry }: { entry: TimelineView }): React.JSX.Element {
  const { type, impact, category, reachedById, withdrawnAt } = entry;
  return (
    <div className="timeline-entry__badges">
      <Badge tone={TYPE_TONES[type]}>{withinSentence(TYPE_LABELS[type])}</Badge>
      {impact !== null && <Status tone={IMPACT_TONES[impact]}>{timelineTexts.impact(impact)}</Status>}
      {category !== null && <Badge>{category}</Badge>}
      {reachedById !== null && <Status tone="green">{timelineTexts.reached}</Status>}
      {withdrawnAt !== null && <Status tone="red">{timelineTexts.withdrawn}</Status>}
    </div>
  );
}
