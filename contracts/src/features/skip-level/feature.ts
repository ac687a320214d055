import { feature } from '../../kernel/feature';
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
    skipLevelMeeting: 'Skip-level meetings',
  },
  notices: skipLevelNoticeKinds,
  automation: {
    reminder: ['SkipLevelReminderSent'],
    handover: ['SkipLevelMeetingManagerChanged'],
    briefing: ['BriefingPrepared'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly skipLevel: typeof skipLevelFeature;
  }
}
