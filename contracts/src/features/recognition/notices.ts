import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';

const group = 'Recognition & rewards';
const defaults = { app: true, email: true };

/** What people are told of recognition. */
export const recognitionNoticeKinds = {
  recognition_nominated: noticeKind(['title'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Recognition waiting for approval',
    sentence: ({ name, facts }) => `“${facts.title}”, a recognition for ${name}, waits for your approval.`,
    defaults,
  }),
  recognition_waiting: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Reminder: recognition waiting',
    sentence: ({ name }) => `Reminder: a recognition for ${name} still waits for your approval.`,
    defaults,
  }),
  recognition_received: noticeKind(['title', 'points'], {
    group,
    label: 'Recognition for you',
    sentence: ({ name, facts }) =>
      `${name} recognised you: “${facts.title}”. It is worth ${facts.points} points.`,
    defaults,
  }),
  recognition_approved: noticeKind(['title'], {
    group,
    label: 'Your nomination was approved',
    sentence: ({ name, facts }) => `“${facts.title}”, your recognition for ${name}, was approved.`,
    defaults: { app: true, email: false },
  }),
  recognition_declined: noticeKind(['reason'], {
    group,
    label: 'Your nomination was rejected',
    sentence: ({ name, facts }) => `Your recognition for ${name} was rejected: ${facts.reason}`,
    defaults,
  }),
};
