import { z } from 'zod';
import { calendarFeedId } from './ids';
import { command, commandAnswer, query } from '../../kernel/route';
import { CALENDAR_FEED_KINDS } from './constants';
import { msg } from '../../kernel/text';

/** A feed that is open; its address was shown once, when it was opened. */
export const calendarFeedView = z.object({
  id: calendarFeedId,
  kind: z.enum(CALENDAR_FEED_KINDS),
  createdAt: z.string(),
  /** When a calendar application last asked for it; null: never. */
  lastUsedAt: z.string().nullable(),
});
export type CalendarFeedView = z.infer<typeof calendarFeedView>;

const tags = ['CalendarFeeds'] as const;

export const calendarFeedRoutes = {
  list: query('GET /api/calendar-feeds', {
    summary: 'The caller’s open calendar feeds, newest first; their addresses are not among what is kept',
    may: 'calendar-feeds:use',
    answer: z.array(calendarFeedView),
    tags,
  }),
  open: command('POST /api/calendar-feeds', {
    summary: 'Open a secret address for a calendar application, answered this once',
    may: 'calendar-feeds:use',
    body: z.strictObject({
      kind: z.enum(CALENDAR_FEED_KINDS, msg('Choose what to subscribe to: time-off or meetings')),
    }),
    answer: commandAnswer.extend({ url: z.string() }),
    changes: tags,
    status: 201,
  }),
  revoke: command('POST /api/calendar-feeds/:feedId/revoke', {
    summary: 'Close the address of a calendar feed',
    may: 'calendar-feeds:use',
    params: z.strictObject({ feedId: calendarFeedId }),
    changes: tags,
  }),
};
