import { skipLevelFeature } from '@annals/contracts/features/skip-level/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { skipLevelMeetings } from './meetings-fold';
import { skipLevelNotices } from './notices';
import { skipLevelNotifications } from './notifications-fold';

export const skipLevelReadSide = projectionFeature(skipLevelFeature, {
  projections: [skipLevelMeetings, skipLevelNotifications],
  asOf: { skipLevelMeeting: [skipLevelMeetings, skipLevelNotifications] },
  notices: noticeSource(skipLevelNotices),
});
