import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { calendarFeedId } from './ids';
import { personId } from '../../kernel/ids';
import { CALENDAR_FEED_KINDS } from './constants';

const category = 'calendarFeed';

/** A person opened an address under which a calendar can be subscribed to. Its secret is not in the log. */
export const CalendarFeedOpened = event('CalendarFeedOpened', 1, {
  category,
  description:
    'A person opened a secret address for a calendar application; the secret itself is not in the log.',
  data: { feedId: calendarFeedId, personId, kind: z.enum(CALENDAR_FEED_KINDS) },
});

/** Nothing is answered under that address any more. */
export const CalendarFeedRevoked = event('CalendarFeedRevoked', 1, {
  category,
  description: 'A person closed the secret address of a calendar; nothing is answered there any more.',
  data: { feedId: calendarFeedId, personId },
});

export const calendarFeedEvents = [CalendarFeedOpened, CalendarFeedRevoked] as const;
export type CalendarFeedEvent = EventOf<(typeof calendarFeedEvents)[number]>;
export type NewCalendarFeedEvent = NewEventOf<(typeof calendarFeedEvents)[number]>;
