import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
import { skipLevelNoticeKinds } from './notices';

export const skipLevelFeature = feature({
  name: 'skip-level',
  addresses: {
    skipLevelMeeting: '/meetings/skip-level/:meetingId',
  },
  permissions: {
    'skip-level:see': ['employee', 'manager', 'leader', 'admin'],
    'skip-level:schedule': ['leader'],
    'skip-level:take-part': ['employee', 'manager', 'leader', 'admin'],
  },
  tags: ['SkipLevel'],
  readModels: ['skip_level_meetings', 'skip_level_notifications'],
  records: {
    skipLevelMeeting: msg('Skip-level meetings'),
  },
  notices: skipLevelNoticeKinds,
  waiting: {
    skipLevelToday: { on: 'meetings', tag: 'SkipLevel', readModel: 'skip_level_meetings' },
  },
  automation: {
    reminder: ['SkipLevelReminderSent'],
    handover: ['SkipLevelMeetingManagerChanged'],
    briefing: ['BriefingPrepared'],
  },
  problems: {
    'skip-level.feedback-before-meeting': 409,
    'skip-level.meeting-in-the-past': 422,
    'skip-level.meets-own-report': 422,
    'skip-level.next-meeting-in-the-past': 422,
    'skip-level.no-such-item': 404,
    'skip-level.not-below': 403,
    'skip-level.nothing-to-prepare': 409,
    'skip-level.only-the-employee': 403,
    'skip-level.only-the-leader': 403,
    'skip-level.owner-not-in-meeting': 422,
    'skip-level.skip-level-meeting-cancelled-already': 409,
    'skip-level.skip-level-meeting-completed-already': 409,
    'skip-level.skip-level-meeting-not-begun': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly skipLevel: typeof skipLevelFeature;
  }
}
