import { msg, t } from '../../kernel/text';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES } from '../../kernel/roles';

const group = msg('Privacy');
const reaches = ['admin'] as const;
const defaults = { app: true, email: true };

/** What administrators are told of erasures and legal holds, and people of archives of their data. */
export const privacyNoticeKinds = {
  erasure_waiting: noticeKind([], {
    group,
    reaches,
    label: msg('Erasure waits for approval'),
    sentence: ({ name }) =>
      t('An erasure of {name} was requested. Another administrator must approve it.', { name }),
    defaults,
  }),
  erasure_approved: noticeKind([], {
    group,
    reaches,
    label: msg('Erasure approved'),
    sentence: ({ name }) => t('The erasure of {name}, which you asked for, was approved.', { name }),
    defaults: { app: true, email: false },
  }),
  erasure_refused: noticeKind(['reason'], {
    group,
    reaches,
    label: msg('Erasure rejected'),
    sentence: ({ name, facts }) =>
      t('The erasure of {name}, which you asked for, was rejected. The reason: {reason}', {
        name,
        reason: facts.reason,
      }),
    defaults,
  }),
  erasure_done: noticeKind([], {
    group,
    reaches,
    label: msg('Erasure done'),
    sentence: () =>
      t('An erasure that you asked for or approved is done: the key of the person is destroyed.'),
    defaults,
  }),
  erasure_held_up: noticeKind(['reason'], {
    group,
    reaches,
    label: msg('Legal hold on an erasure'),
    sentence: ({ name, facts }) =>
      t(
        'A legal hold stands in the way of the erasure of {name}, which you asked for. The reason: {reason}',
        { name, reason: facts.reason },
      ),
    defaults,
  }),
  erasure_no_longer_held_up: noticeKind([], {
    group,
    reaches,
    label: msg('Legal hold lifted'),
    sentence: ({ name }) => t('A legal hold on {name}, whose erasure you asked for, was lifted.', { name }),
    defaults,
  }),
  own_data_asked_for: noticeKind(['reason'], {
    group: msg('Your data'),
    reaches: ROLES,
    label: msg('Archive of your data asked for'),
    sentence: ({ name, facts }) =>
      t('{name} asked for an archive of everything about you. The reason: {reason}', {
        name,
        reason: facts.reason,
      }),
    defaults,
  }),
  own_data_ready: noticeKind([], {
    group: msg('Your data'),
    reaches: ROLES,
    label: msg('Archive of your data ready'),
    sentence: () => t('The archive of your data is ready to be downloaded.'),
    defaults: { app: true, email: false },
  }),
  subject_access_ready: noticeKind([], {
    group,
    reaches,
    label: msg('Archive of a person’s data ready'),
    sentence: ({ name }) => t('The archive of everything about {name} is ready to be downloaded.', { name }),
    defaults: { app: true, email: false },
  }),
};
