import { z } from 'zod';

export const meetingId = z.uuid().brand<'MeetingId'>();
export type MeetingId = z.infer<typeof meetingId>;

export const meetingSeriesId = z.uuid().brand<'MeetingSeriesId'>();
export type MeetingSeriesId = z.infer<typeof meetingSeriesId>;
