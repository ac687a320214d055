import type { TimelineView } from '@annals/contracts/features/performance/views';
import { withinSentence } from '@annals/contracts/kernel/text';
import { Badge } from '../../../ui/Badge';
import { IMPACT_TONES, TYPE_TONES } from '../shown';
import { timelineTexts, TYPE_LABELS } from '../texts';

/** What kind of entry it is, its impact, its category, and how it ended. */
export function EntryBadges({ entry }: { entry: TimelineView }): React.JSX.Element {
  const { type, impact, category, reachedById, withdrawnAt } = entry;
  return (
    <div className="timeline-entry__badges">
      <Badge tone={TYPE_TONES[type]}>{withinSentence(TYPE_LABELS[type])}</Badge>
      {impact !== null && <Badge tone={IMPACT_TONES[impact]}>{timelineTexts.impact(impact)}</Badge>}
      {category !== null && <Badge>{category}</Badge>}
      {reachedById !== null && <Badge tone="green">{timelineTexts.reached}</Badge>}
      {withdrawnAt !== null && <Badge tone="red">{timelineTexts.withdrawn}</Badge>}
    </div>
  );
}
