import { calendarFeedsFeature } from '@annals/contracts/features/calendar-feeds/feature';
import { backendFeature } from '../../platform/feature';
import { calendarFeedDoors } from './handlers';
import { mountCalendarFeeds } from './serve';

export const calendarFeedsBackend = backendFeature(calendarFeedsFeature, {
  doors: calendarFeedDoors,
  pages: [mountCalendarFeeds],
});
