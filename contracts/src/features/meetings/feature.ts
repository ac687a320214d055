import { feature } from '../../kernel/feature';
import { meetingNoticeKinds } from './notices';

export const meetingsFeature = feature({
  name: 'meetings',
  addresses: {
    meetings: '/meetings',
    meeting: '/meetings/:meetingId',
  },
  permissions: {
    'meetings:see': ['employee', 'manager', 'leader', 'admin'],
    'meetings:schedule': ['manager', 'leader'],
    'meetings:take-part': ['employee', 'manager', 'leader', 'admin'],
  },
  tags: ['Meetings'],
  readModels: ['meetings'],
  records: {
    meeting: '1:1 meetings',
  },
  notices: meetingNoticeKinds,
  automation: {
    reminder: ['MeetingReminderSent'],
    handover: ['MeetingHandedOver'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly meetings: typeof meetingsFeature;
  }
}
