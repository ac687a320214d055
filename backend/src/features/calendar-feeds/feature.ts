import { calendarFeedsFeature } from '@annals/contracts/features/calendar-feeds/feature';
import { backendFeature } from '../../platform/feature';
import { calendarFeedHandlers } from './handlers';
import { mountCalendarFeeds } from './serve';
import { calendarFeedSentences } from './sentences';

export const calendarFeedsBackend = backendFeature(calendarFeedsFeature, {
  handlers: calendarFeedHandlers,
  pages: [mountCalendarFeeds],
  sentences: calendarFeedSentences,
});
