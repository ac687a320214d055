import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
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
  readModels: ['meetings', 'meeting_series'],
  records: {
    meeting: msg('1:1 meetings'),
    meetingSeries: msg('Series of 1:1 meetings'),
  },
  notices: meetingNoticeKinds,
  waiting: {
    meetingsToday: { on: 'meetings', tag: 'Meetings', readModel: 'meetings' },
    actionItemsDue: { on: 'meetings', tag: 'Meetings', readModel: 'meetings' },
  },
  automation: {
    reminder: ['MeetingReminderSent'],
    handover: ['MeetingHandedOver', 'MeetingSeriesHandedOver'],
  },
  problems: {
    'meetings.meeting-already-cancelled': 409,
    'meetings.meeting-already-completed': 409,
    'meetings.meeting-in-the-past': 422,
    'meetings.meeting-not-begun': 409,
    'meetings.no-such-item': 404,
    'meetings.not-areport': 403,
    'meetings.only-the-manager': 403,
    'meetings.owner-not-in-meeting': 422,
    'meetings.series-length': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly meetings: typeof meetingsFeature;
  }
}
