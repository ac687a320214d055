import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import { disclosures, type LeftOut } from '../../platform/commands/disclosures';

/** What its author keeps to themself now, whatever it was before. */
const keptPrivate: LeftOut = ({ record }) =>
  (record as readonly TimelineEvent[]).findLast(({ data }) => 'visibility' in data)?.data.visibility ===
  'private'
    ? 'private notes'
    : undefined;

export const performanceDisclosures = disclosures<TimelineEvent>({
  TimelineEntryAdded: { words: 'theirs', leftOut: keptPrivate },
  TimelineEntryCorrected: { words: 'theirs', leftOut: keptPrivate },
  TimelineEntryWithdrawn: { words: 'theirs', leftOut: keptPrivate },
});
