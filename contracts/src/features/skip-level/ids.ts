import { z } from 'zod';

export const skipLevelMeetingId = z.uuid().brand<'SkipLevelMeetingId'>();
export type SkipLevelMeetingId = z.infer<typeof skipLevelMeetingId>;
