import { z } from 'zod';

export const timeOffRequestId = z.uuid().brand<'TimeOffRequestId'>();
export type TimeOffRequestId = z.infer<typeof timeOffRequestId>;
