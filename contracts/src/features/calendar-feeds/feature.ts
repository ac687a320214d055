import { feature } from '../../kernel/feature';

export const calendarFeedsFeature = feature({
  name: 'calendar-feeds',
  permissions: {
    'calendar-feeds:use': ['employee', 'manager', 'leader', 'admin'],
  },
  tags: ['CalendarFeeds'],
  records: {
    calendarFeed: 'Calendar feeds',
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
