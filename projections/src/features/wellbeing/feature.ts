import { wellbeingFeature } from '@annals/contracts/features/wellbeing/feature';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { pulseAnnouncements } from './announcements';
import { wellbeingCheckIns } from './check-ins';
import { managerAlerts } from './manager-alerts';
import { wellbeingNotices } from './notices';
import { wellbeingWeeks } from './weeks';
import { wellnessPulse } from './wellness-pulse';

export const wellbeingReadSide = projectionFeature(wellbeingFeature, {
  projections: [wellbeingCheckIns, wellbeingWeeks, wellnessPulse, managerAlerts, pulseAnnouncements],
  asOf: { wellbeingCheckIn: [wellbeingCheckIns], pulseAnnouncement: [pulseAnnouncements] },
  notices: noticeSource(wellbeingNotices),
});
