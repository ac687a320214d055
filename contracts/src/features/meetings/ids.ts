import { z } from 'zod';

export const meetingId = z.uuid().brand<'MeetingId'>();
export type MeetingId = z.infer<typeof meetingId>;
