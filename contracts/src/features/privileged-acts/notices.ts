import { msg, t } from '../../kernel/text';
import { noticeKind } from '../../kernel/notice-kind';

const group = msg('Administration');
const reaches = ['admin'] as const;
const defaults = { app: true, email: true };

/** What administrators are told of requests that take two of them. */
export const privilegedActNoticeKinds = {
  privileged_act_waiting: noticeKind(['what', 'reason'], {
    group,
    reaches,
    label: msg('Request waits for a second administrator'),
    sentence: ({ name, facts }) =>
      t(
        '{name} requested {what}. An administrator independent of them has to approve it. The reason: {reason}',
        { name, what: t(facts.what), reason: facts.reason },
      ),
    defaults,
  }),
  privileged_act_approved: noticeKind(['what', 'reason'], {
    group,
    reaches,
    label: msg('Your request was approved'),
    sentence: ({ name, facts }) =>
      t('{name} approved {what}, which you requested. The reason: {reason}', {
        name,
        what: t(facts.what),
        reason: facts.reason,
      }),
    defaults: { app: true, email: false },
  }),
  privileged_act_declined: noticeKind(['what', 'reason'], {
    group,
    reaches,
    label: msg('Your request was rejected'),
    sentence: ({ name, facts }) =>
      t('{name} rejected {what}, which you requested. The reason: {reason}', {
        name,
        what: t(facts.what),
        reason: facts.reason,
      }),
    defaults,
  }),
};
