import { z } from 'zod';

export const calendarFeedId = z.uuid().brand<'CalendarFeedId'>();
export type CalendarFeedId = z.infer<typeof calendarFeedId>;
