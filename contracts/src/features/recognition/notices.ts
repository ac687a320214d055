import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('Recognition & rewards');
const defaults = { app: true, email: true };

/** What people are told of recognition. */
export const recognitionNoticeKinds = {
  recognition_nominated: noticeKind(['title'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Recognition waiting for approval'),
    sentence: ({ name, facts }) =>
      t('“{title}”, a recognition for {name}, waits for your approval.', { title: facts.title, name }),
    defaults,
  }),
  recognition_waiting: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Reminder: recognition waiting'),
    sentence: ({ name }) => t('Reminder: a recognition for {name} still waits for your approval.', { name }),
    defaults,
  }),
  recognition_received: noticeKind(['title', 'points'], {
    group,
    label: msg('Recognition for you'),
    sentence: ({ name, facts }) =>
      t('{name} recognised you: “{title}”. It is worth {points, plural, one {# point} other {# points}}.', {
        name,
        title: facts.title,
        points: facts.points,
      }),
    defaults,
  }),
  recognition_approved: noticeKind(['title'], {
    group,
    label: msg('Your nomination was approved'),
    sentence: ({ name, facts }) =>
      t('“{title}”, your recognition for {name}, was approved.', { title: facts.title, name }),
    defaults: { app: true, email: false },
  }),
  recognition_declined: noticeKind(['reason'], {
    group,
    label: msg('Your nomination was rejected'),
    sentence: ({ name, facts }) =>
      t('Your recognition for {name} was rejected: {reason}', { name, reason: facts.reason }),
    defaults,
  }),
};
