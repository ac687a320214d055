import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('Access reviews');
const defaults = { app: true, email: true };
const administrators = ['admin'] as const;

/** What reviewers and administrators are told of reviews of access. */
export const accessReviewNoticeKinds = {
  access_review_opened: noticeKind(['review', 'day'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Access to review'),
    sentence: ({ facts }) =>
      t('“{review}” waits for you: confirm or withdraw who has which access by {day}.', {
        review: facts.review,
        day: namedDay(facts.day),
      }),
    defaults,
  }),
  access_review_reminder: noticeKind(['review', 'day'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Access review reminder'),
    sentence: ({ facts }) =>
      t('Reminder: your answers to “{review}” are due on {day}.', {
        review: facts.review,
        day: namedDay(facts.day),
      }),
    defaults,
  }),
  access_review_escalated: noticeKind(['review', 'day', 'items'], {
    group,
    reaches: administrators,
    label: msg('Access review overdue'),
    sentence: ({ facts }) =>
      t(
        '“{review}” was due on {day}. {items, plural, one {# answer is} other {# answers are}} missing and wait for an administrator.',
        { review: facts.review, day: namedDay(facts.day), items: Number(facts.items) },
      ),
    defaults,
  }),
  access_withdrawal_refused: noticeKind(['problem'], {
    group,
    reaches: administrators,
    label: msg('Access could not be withdrawn'),
    sentence: ({ name, facts }) =>
      t('{name} withdrew access in a review, and it could not be taken away: {problem}', {
        name,
        problem: t(facts.problem),
      }),
    defaults,
  }),
  access_review_completed: noticeKind(['review', 'confirmed', 'withdrawn'], {
    group,
    reaches: administrators,
    label: msg('Access review completed'),
    sentence: ({ facts }) =>
      t('“{review}” is completed: {confirmed} confirmed, {withdrawn} withdrawn.', {
        review: facts.review,
        confirmed: Number(facts.confirmed),
        withdrawn: Number(facts.withdrawn),
      }),
    defaults: { app: true, email: false },
  }),
};
