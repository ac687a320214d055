import type { ReviewerChange } from '@annals/contracts/features/access-reviews/constants';
import type { AccessReviewEvent } from '@annals/contracts/features/access-reviews/events';
import { namedDay } from '@annals/contracts/kernel/calendar-day';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { t } from '@annals/contracts/kernel/text';
import { ACCESS_KINDS } from '@annals/contracts/access-kinds';
import { added, words, type HistoryFormatters } from '../../platform/commands/history';
import type { AccessReviewState } from './decider';

/** What a kind of access is called; kinds that a later version has removed keep their name. */
function kindName(kind: string): string {
  return t(new Map<string, string>(Object.entries(ACCESS_KINDS)).get(kind) ?? kind);
}

function holderName(holderId: PersonId | null, nameOf: (id: string) => string): string {
  return holderId === null ? t('nobody in particular') : nameOf(holderId);
}

function passedOn(because: ReviewerChange, reviewer: string | null, holder: string): string {
  if (because === 'overdue')
    return t('passed what {holder} has to the administrators: the due day is over.', { holder });
  return reviewer === null
    ? t('passed what {holder} has to the administrators: they report to nobody.', { holder })
    : t('passed what {holder} has to {reviewer}, whom they report to now.', { holder, reviewer });
}

/** A sentence for each event of a review of access. */
export const accessReviewHistory: HistoryFormatters<AccessReviewState, AccessReviewEvent> = {
  AccessReviewStarted: ({ data }) => ({
    does: t('started the review “{name}”, due on {day}.', { name: data.name, day: namedDay(data.dueOn) }),
    changes: [added(t('Kinds of access'), data.kinds.map(kindName).join(', '))],
  }),
  AccessListed: ({ data }, _, { nameOf }) => ({
    does: t('listed what {holder} has.', { holder: holderName(data.holderId, nameOf) }),
    changes: [
      added(kindName(data.kind), data.what ?? (data.asRole === null ? data.ref : ROLE_LABELS[data.asRole])),
      ...(data.permissions.length === 0 ? [] : [added(t('Permissions'), data.permissions.join(', '))]),
      added(t('Reviewer'), data.reviewerId === null ? t('Administrators') : nameOf(data.reviewerId)),
    ],
  }),
  AccessListingCompleted: ({ data }) => ({
    does: t('completed the list: {items, plural, one {# entry} other {# entries}}.', { items: data.items }),
  }),
  AccessConfirmed: ({ data }, _, { nameOf }) => ({
    does: t('confirmed what {holder} has.', { holder: holderName(data.holderId, nameOf) }),
  }),
  AccessWithdrawn: ({ data }, _, { nameOf }) => ({
    does: t('withdrew what {holder} has.', { holder: holderName(data.holderId, nameOf) }),
    reason: words(data.reason),
  }),
  AccessWithdrawalCompleted: ({ data }, _, { nameOf }) => {
    const holder = holderName(data.holderId, nameOf);
    if (data.problem !== null)
      return {
        does: t('could not take away what {holder} has: {problem}', { holder, problem: t(data.problem) }),
      };
    return {
      does:
        data.outcome === 'done'
          ? t('took away what {holder} has.', { holder })
          : t('found that {holder} does not have it any more.', { holder }),
    };
  },
  AccessNoLongerHeld: ({ data }, _, { nameOf }) => ({
    does: t('found that {holder} does not have it any more.', { holder: holderName(data.holderId, nameOf) }),
  }),
  AccessReviewerChanged: ({ data }, _, { nameOf }) => ({
    does: passedOn(
      data.because,
      data.reviewerId === null ? null : nameOf(data.reviewerId),
      holderName(data.holderId, nameOf),
    ),
  }),
  AccessReviewReminderSent: ({ data }) => ({
    does: t('reminded {count, plural, one {# reviewer} other {# reviewers}} of the due day.', {
      count: data.reviewerIds.length,
    }),
  }),
  AccessReviewEscalated: ({ data }) => ({
    does: t(
      'passed {items, plural, one {# missing answer} other {# missing answers}} to the administrators.',
      { items: data.items },
    ),
  }),
  AccessReviewCompleted: ({ data }) => ({
    does: t(
      'completed the review: {confirmed} confirmed, {withdrawn} withdrawn, {noLongerHeld} no longer held.',
      data,
    ),
  }),
  AccessReviewClosed: ({ data }) => ({
    does: t(
      'closed the review with {unanswered, plural, one {# missing answer} other {# missing answers}}: {confirmed} confirmed, {withdrawn} withdrawn, {noLongerHeld} no longer held.',
      {
        unanswered: data.unanswered,
        confirmed: data.confirmed,
        withdrawn: data.withdrawn,
        noLongerHeld: data.noLongerHeld,
      },
    ),
    reason: words(data.reason),
  }),
};
