import { MEETING_STATUSES } from '@annals/contracts/features/meetings/constants';
import type { Role } from '@annals/contracts/kernel/roles';
import { z } from 'zod';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day whose week is shown; undefined while the list is. @param asked what the address says @param today where that is no day */
export function weekIn(asked: string | null, today: string): string | undefined {
  if (asked === null) return undefined;
  return DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
}

/** Which meetings the list shows, as the address has it. */
export const meetingFilter = z.object({
  whose: z.enum(['everyone', 'mine']).catch('everyone'),
  status: z.enum(MEETING_STATUSES).optional().catch(undefined),
});
export type MeetingFilter = z.infer<typeof meetingFilter>;

export const ALL_MEETINGS = meetingFilter.parse({});

/** The filter as the route takes it. */
export function queryOf({ whose, status }: MeetingFilter) {
  return { ...(whose === 'mine' && { whose }), ...(status && { status }) };
}

/** Whether this role sees meetings it takes no part in, so that the choice between mine and all means something. */
export function seesOthers(role: Role): boolean {
  return role === 'leader' || role === 'admin';
}
