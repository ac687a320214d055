import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryEntry } from '@annals/contracts/kernel/history';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { review360 } from './decider';
import type { Review360State } from './review-360';

const crowd = (count: number, one: string, several: string) =>
  `${String(count)} ${count === 1 ? one : several}`;
const nominated = ({
  peerIds,
  directReportIds,
}: {
  peerIds: readonly string[];
  directReportIds: readonly string[];
}) =>
  `${crowd(peerIds.length, 'peer', 'peers')} and ${crowd(directReportIds.length, 'direct report', 'direct reports')}`;

/** A sentence for each of its events. */
export const review360History: HistoryFormatters<Review360State, Review360Event> = {
  Review360Started: ({ data }, _, { nameOf }) => ({
    does: `started the 360 review ${data.reviewPeriod} of ${nameOf(data.employeeId)} and nominated ${nominated(data)}.`,
    changes: [{ field: 'Due', kind: 'day', before: null, after: data.dueDate }],
  }),
  Review360ReviewersNominated: ({ data }) => ({ does: `nominated ${nominated(data)} instead.` }),
  Review360Activated: () => ({ does: 'approved the reviewers; everyone was asked for feedback.' }),
  FeedbackRequested: () => ({ does: 'asked for feedback.' }),
  FeedbackRequestWithdrawn: () => ({ does: 'withdrew a request for feedback.' }),
  FeedbackSubmitted: ({ data }) => ({
    does: data.reviewerType === 'self' ? 'wrote the self review.' : 'gave the manager’s feedback.',
  }),
  FeedbackDeclined: () => ({ does: 'declined to give feedback.' }),
  Review360DueDateMoved: ({ data }, before) => ({
    does: 'moved the due date.',
    changes: [
      {
        field: 'Due',
        kind: 'day',
        before: before.status === 'none' ? null : before.dueDate,
        after: data.dueDate,
      },
    ],
    reason: words(data.reason),
  }),
  Review360Completed: () => ({ does: 'released the results.' }),
  Review360Cancelled: ({ data }) => ({ does: 'cancelled the review.', reason: words(data.reason) }),
  Review360HandedOver: ({ data }, _, { nameOf }) => ({
    does: `handed the review over to ${nameOf(data.managerId)}.`,
  }),
  Review360ApprovalReminderSent: ({ data }, _, { nameOf }) => ({
    does: `reminded ${nameOf(data.managerId)} of the approval.`,
  }),
  Review360ReminderSent: () => ({ does: 'reminded those who are waited for.' }),
};

/**
 * Whether an event may be told to the reviewee and the manager: nothing that peers and reports did, and nothing that tells whether
 * somebody has answered yet. The self review and the manager's feedback have names anyway.
 */
function isTold(event: RecordedEvent): boolean {
  const { type, data } = event as Review360Event;
  switch (type) {
    case 'FeedbackSubmitted':
      return data.reviewerType === 'self' || data.reviewerType === 'manager';
    case 'FeedbackRequested':
    case 'FeedbackRequestWithdrawn':
    case 'FeedbackDeclined':
    case 'Review360ReminderSent':
      return false;
    default:
      return true;
  }
}

/** The events of a review that those who see it as a whole may be told. */
export function toldEvents(events: readonly RecordedEvent[]): RecordedEvent[] {
  return events.filter(isTold);
}

/** Tells such events as plain sentences, newest first. @param events as `toldEvents` leaves them */
export function historyOf(
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  return formatHistory(review360, review360History, events, names).entries;
}
