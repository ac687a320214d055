import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryEntry } from '@annals/contracts/kernel/history';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import { t } from '@annals/contracts/kernel/text';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { review360 } from './decider';
import type { Review360State } from './review-360';

const nominated = ({
  peerIds,
  directReportIds,
}: {
  peerIds: readonly string[];
  directReportIds: readonly string[];
}) =>
  t(
    '{peers, plural, one {# peer} other {# peers}} and {reports, plural, one {# direct report} other {# direct reports}}',
    { peers: peerIds.length, reports: directReportIds.length },
  );

/** A sentence for each of its events. */
export const review360History: HistoryFormatters<Review360State, Review360Event> = {
  Review360Started: ({ data }, _, { nameOf }) => ({
    does: t('started the 360 review {period} of {employee} and nominated {nominated}.', {
      period: data.reviewPeriod,
      employee: nameOf(data.employeeId),
      nominated: nominated(data),
    }),
    changes: [{ field: t('Due'), kind: 'day', before: null, after: data.dueDate }],
  }),
  Review360ReviewersNominated: ({ data }) => ({
    does: t('nominated {nominated} instead.', { nominated: nominated(data) }),
  }),
  Review360Activated: () => ({ does: t('approved the reviewers; everyone was asked for feedback.') }),
  FeedbackRequested: () => ({ does: t('asked for feedback.') }),
  FeedbackRequestWithdrawn: () => ({ does: t('withdrew a request for feedback.') }),
  FeedbackSubmitted: ({ data }) => ({
    does: data.reviewerType === 'self' ? t('wrote the self review.') : t('gave the manager’s feedback.'),
  }),
  FeedbackDeclined: () => ({ does: t('declined to give feedback.') }),
  Review360DueDateMoved: ({ data }, before) => ({
    does: t('moved the due date.'),
    changes: [
      {
        field: t('Due'),
        kind: 'day',
        before: before.status === 'none' ? null : before.dueDate,
        after: data.dueDate,
      },
    ],
    reason: words(data.reason),
  }),
  Review360Completed: () => ({ does: t('released the results.') }),
  Review360Cancelled: ({ data }) => ({ does: t('cancelled the review.'), reason: words(data.reason) }),
  Review360HandedOver: ({ data }, _, { nameOf }) => ({
    does: t('handed the review over to {manager}.', { manager: nameOf(data.managerId) }),
  }),
  Review360ApprovalReminderSent: ({ data }, _, { nameOf }) => ({
    does: t('reminded {manager} of the approval.', { manager: nameOf(data.managerId) }),
  }),
  Review360ReminderSent: () => ({ does: t('reminded those who are waited for.') }),
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
