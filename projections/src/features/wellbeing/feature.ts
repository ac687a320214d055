import { wellbeingFeature } from '@annals/contracts/features/wellbeing/feature';
import { inStatus } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { pulseAnnouncements } from './announcements-fold';
import { wellbeingCheckIns } from './check-ins-fold';
import { managerAlerts } from './manager-alerts-fold';
import { wellbeingNotices } from './notices';
import { wellbeingWeeks } from './weeks-fold';
import { wellnessPulse } from './wellness-pulse-fold';

export const wellbeingReadSide = projectionFeature(wellbeingFeature, {
  projections: [wellbeingCheckIns, wellbeingWeeks, wellnessPulse, managerAlerts, pulseAnnouncements],
  asOf: { wellbeingCheckIn: [wellbeingCheckIns], pulseAnnouncement: [pulseAnnouncements] },
  notices: noticeSource(wellbeingNotices),
  waiting: {
    alertsToAcknowledge: [{ table: 'manager_alerts', whose: 'managerId', where: inStatus('raised') }],
  },
});
