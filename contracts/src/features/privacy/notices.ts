import { noticeKind } from '../../kernel/notice-kind';
import { ROLES } from '../../kernel/roles';

const group = 'Privacy';
const reaches = ['admin'] as const;
const defaults = { app: true, email: true };

/** What administrators are told of erasures and legal holds, and people of archives of their data. */
export const privacyNoticeKinds = {
  erasure_waiting: noticeKind([], {
    group,
    reaches,
    label: 'Erasure waits for approval',
    sentence: ({ name }) => `An erasure of ${name} was requested. Another administrator must approve it.`,
    defaults,
  }),
  erasure_approved: noticeKind([], {
    group,
    reaches,
    label: 'Erasure approved',
    sentence: ({ name }) => `The erasure of ${name}, which you asked for, was approved.`,
    defaults: { app: true, email: false },
  }),
  erasure_refused: noticeKind(['reason'], {
    group,
    reaches,
    label: 'Erasure rejected',
    sentence: ({ name, facts }) =>
      `The erasure of ${name}, which you asked for, was rejected. The reason: ${facts.reason}`,
    defaults,
  }),
  erasure_done: noticeKind([], {
    group,
    reaches,
    label: 'Erasure done',
    sentence: () => 'An erasure that you asked for or approved is done: the key of the person is destroyed.',
    defaults,
  }),
  erasure_held_up: noticeKind(['reason'], {
    group,
    reaches,
    label: 'Legal hold on an erasure',
    sentence: ({ name, facts }) =>
      `A legal hold stands in the way of the erasure of ${name}, which you asked for. The reason: ${facts.reason}`,
    defaults,
  }),
  erasure_no_longer_held_up: noticeKind([], {
    group,
    reaches,
    label: 'Legal hold lifted',
    sentence: ({ name }) => `A legal hold on ${name}, whose erasure you asked for, was lifted.`,
    defaults,
  }),
  own_data_asked_for: noticeKind(['reason'], {
    group: 'Your data',
    reaches: ROLES,
    label: 'Archive of your data asked for',
    sentence: ({ name, facts }) =>
      `${name} asked for an archive of everything about you. The reason: ${facts.reason}`,
    defaults,
  }),
  own_data_ready: noticeKind([], {
    group: 'Your data',
    reaches: ROLES,
    label: 'Archive of your data ready',
    sentence: () => 'The archive of your data is ready to be downloaded.',
    defaults: { app: true, email: false },
  }),
  subject_access_ready: noticeKind([], {
    group,
    reaches,
    label: 'Archive of a person’s data ready',
    sentence: ({ name }) => `The archive of everything about ${name} is ready to be downloaded.`,
    defaults: { app: true, email: false },
  }),
};
