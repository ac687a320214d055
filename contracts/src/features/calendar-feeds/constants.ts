/** What can be subscribed to from a calendar application. */
export const CALENDAR_FEED_KINDS = ['time-off', 'meetings'] as const;
export type CalendarFeedKind = (typeof CALENDAR_FEED_KINDS)[number];

/** How many feeds one person can have open. */
export const MOST_FEEDS = 10;
