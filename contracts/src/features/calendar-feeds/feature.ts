import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';

export const calendarFeedsFeature = feature({
  name: 'calendar-feeds',
  permissions: {
    'calendar-feeds:use': ['employee', 'manager', 'leader', 'admin'],
  },
  takesTokens: false,
  tags: ['CalendarFeeds'],
  records: {
    calendarFeed: msg('Calendar feeds'),
  },
  problems: {
    'calendar-feeds.too-many-feeds': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly calendarFeeds: typeof calendarFeedsFeature;
  }
}
