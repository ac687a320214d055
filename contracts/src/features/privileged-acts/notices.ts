import { noticeKind } from '../../kernel/notice-kind';

const group = 'Administration';
const reaches = ['admin'] as const;
const defaults = { app: true, email: true };

/** What administrators are told of requests that take two of them. */
export const privilegedActNoticeKinds = {
  privileged_act_waiting: noticeKind(['what', 'reason'], {
    group,
    reaches,
    label: 'Request waits for a second administrator',
    sentence: ({ name, facts }) =>
      `${name} requested ${facts.what}. An administrator independent of them has to approve it. The reason: ${facts.reason}`,
    defaults,
  }),
  privileged_act_approved: noticeKind(['what', 'reason'], {
    group,
    reaches,
    label: 'Your request was approved',
    sentence: ({ name, facts }) =>
      `${name} approved ${facts.what}, which you requested. The reason: ${facts.reason}`,
    defaults: { app: true, email: false },
  }),
  privileged_act_declined: noticeKind(['what', 'reason'], {
    group,
    reaches,
    label: 'Your request was rejected',
    sentence: ({ name, facts }) =>
      `${name} rejected ${facts.what}, which you requested. The reason: ${facts.reason}`,
    defaults,
  }),
};
