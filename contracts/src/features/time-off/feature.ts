import { feature } from '../../kernel/feature';
import { timeOffNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

export const timeOffFeature = feature({
  name: 'time-off',
  addresses: {
    timeOff: '/time-off',
  },
  permissions: {
    'time-off:request': ['employee', 'manager', 'leader', 'admin'],
    'time-off:decide': ['manager', 'leader', 'admin'],
    'time-off:set-policy': ['admin'],
  },
  tags: ['TimeOff'],
  readModels: ['time_off_requests', 'time_off_policies'],
  records: {
    timeOff: msg('Time off'),
    timeOffPolicy: msg('Time-off policy'),
  },
  notices: timeOffNoticeKinds,
  waiting: {
    timeOffToDecide: { on: 'timeOff', tag: 'TimeOff', readModel: 'time_off_requests' },
  },
  automation: {
    reminder: ['TimeOffReminderSent'],
    handover: ['TimeOffHandedOver'],
  },
  problems: {
    'time-off.already-begun': 409,
    'time-off.already-decided': 409,
    'time-off.balance-too-low': 409,
    'time-off.carried-days-are-booked': 409,
    'time-off.ends-before-it-starts': 422,
    'time-off.no-working-day': 422,
    'time-off.nothing-of-the-day-left': 422,
    'time-off.outside-employment': 422,
    'time-off.overlaps-another-request': 409,
    'time-off.own-request': 403,
    'time-off.policy-of-the-past': 422,
    'time-off.policy-too-far-ahead': 422,
    'time-off.too-far-ahead': 422,
    'time-off.too-long-ago': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly timeOff: typeof timeOffFeature;
  }
}
