import { calendarFeedsFeature } from '@annals/contracts/features/calendar-feeds/feature';
import { backendFeature } from '../../platform/feature';
import { calendarFeedDoors } from './handlers';
import { mountCalendarFeeds } from './serve';
import { calendarFeedSentences } from './sentences';

export const calendarFeedsBackend = backendFeature(calendarFeedsFeature, {
  doors: calendarFeedDoors,
  pages: [mountCalendarFeeds],
  sentences: calendarFeedSentences,
});
