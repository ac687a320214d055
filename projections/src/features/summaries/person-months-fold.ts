import { personMonth, type PersonMonth } from '@annals/contracts/features/summaries/views';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { personId } from '@annals/contracts/kernel/ids';
import type { MeetingEvent } from '@annals/contracts/features/meetings/events';
import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';
import type { Visibility } from '@annals/contracts/features/performance/constants';
import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import type { RecognitionEvent } from '@annals/contracts/features/recognition/events';
import { projection } from '../../engine/projection';

type CountedEvent = MeetingEvent | PainPointEvent | PerformanceReviewEvent | TimelineEvent | RecognitionEvent;
type Counts = Omit<PersonMonth, 'id' | 'personId' | 'month'>;

const NOTHING: Counts = {
  ratingSum: 0,
  ratingCount: 0,
  meetingsCompleted: 0,
  goalsReached: 0,
  achievements: 0,
  painPointsReported: 0,
  recognitions: 0,
};

/** Every feature's share in what a month came to for a person. */
export const personMonths = projection<PersonMonth, CountedEvent>({
  name: 'person_months',
  version: 3,
  row: personMonth,
  indexes: { monthsOfPerson: ['personId', 'month'], month: ['month'] },
  tags: ['Summaries'],
  concerns: (row) => [row.personId],
  key: (event) => `${event.data.employeeId}:${monthOf(event)}`,
  evolve: {
    MeetingCompleted: (row, event) => plus(row, event, { meetingsCompleted: 1 }),
    PainPointReported: (row, event) => plus(row, event, { painPointsReported: 1 }),
    RecognitionApproved: (row, event) => plus(row, event, { recognitions: 1 }),
    PerformanceReviewCompleted: (row, event) =>
      plus(row, event, { ratingSum: event.data.overallRating, ratingCount: 1 }),
    TimelineEntryAdded: (row, event) => plus(row, event, achieved(event.data, shownSince(event.data))),
    TimelineEntryCorrected: (row, event) => plus(row, event, achieved(event.data, shownSince(event.data))),
    TimelineEntryWithdrawn: (row, event) =>
      plus(row, event, achieved(event.data, -isShown(event.data.visibility))),
  },
});

/** The month something counts in; what is withdrawn counts no more in the month it was added. */
const monthOf = ({ data, metadata }: RecordedEvent): string =>
  (hasAddedAt(data) ? data.addedAt : metadata.occurredAt).slice(0, 7);

function hasAddedAt(data: unknown): data is { addedAt: string } {
  return typeof data === 'object' && data !== null && 'addedAt' in data;
}

/** Figures are read by more people than the author: what is private to them counts nowhere. */
function isShown(visibility: Visibility): 0 | 1 {
  return visibility === 'private' ? 0 : 1;
}

/** What an entry counts now less what it counted before. */
function shownSince(entry: { visibility: Visibility; previousVisibility?: Visibility }): number {
  const before = entry.previousVisibility === undefined ? 0 : isShown(entry.previousVisibility);
  return isShown(entry.visibility) - before;
}

/** What an entry of a timeline adds: an achievement, and with a goal linked to it a goal reached. */
function achieved(
  entry: { type: string; linkedGoalId?: string | undefined },
  count: number,
): Partial<Counts> {
  if (entry.type !== 'achievement' || count === 0) return {};
  return { achievements: count, ...(entry.linkedGoalId !== undefined && { goalsReached: count }) };
}

/** The month with these added; the first event of a month makes its row. */
function plus(
  row: PersonMonth | null,
  event: RecordedEvent & { data: { employeeId: string } },
  added: Partial<Counts>,
): PersonMonth {
  const month = monthOf(event);
  const employeeId = personId.parse(event.data.employeeId);
  const sums = { ...(row ?? { id: `${employeeId}:${month}`, personId: employeeId, month, ...NOTHING }) };
  for (const [name, count] of Object.entries(added) as [keyof Counts, number][]) sums[name] += count;
  return sums;
}
