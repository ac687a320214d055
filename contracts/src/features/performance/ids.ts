import { z } from 'zod';

export const timelineEntryId = z.uuid().brand<'TimelineEntryId'>();
export type TimelineEntryId = z.infer<typeof timelineEntryId>;
