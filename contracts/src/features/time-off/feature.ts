import { feature } from '../../kernel/feature';
import { timeOffNoticeKinds } from './notices';

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
    timeOff: 'Time off',
    timeOffPolicy: 'Time-off policy',
  },
  notices: timeOffNoticeKinds,
  automation: {
    reminder: ['TimeOffReminderSent'],
    handover: ['TimeOffHandedOver'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly timeOff: typeof timeOffFeature;
  }
}
