import { skipLevelFeature } from '@annals/contracts/features/skip-level/feature';
import { scheduledOn } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { skipLevelMeetings } from './meetings-fold';
import { skipLevelNotices } from './notices';
import { skipLevelNotifications } from './notifications-fold';

export const skipLevelReadSide = projectionFeature(skipLevelFeature, {
  projections: [skipLevelMeetings, skipLevelNotifications],
  asOf: { skipLevelMeeting: [skipLevelMeetings, skipLevelNotifications] },
  notices: noticeSource(skipLevelNotices),
  waiting: {
    skipLevelToday: [
      { table: 'skip_level_meetings', whose: 'employeeId', where: scheduledOn },
      { table: 'skip_level_meetings', whose: 'seniorLeaderId', where: scheduledOn },
    ],
  },
});
