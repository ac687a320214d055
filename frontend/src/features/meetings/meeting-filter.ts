import { MEETING_STATUSES, type MeetingStatus } from '@annals/contracts/features/meetings/constants';
import type { Role } from '@annals/contracts/kernel/roles';

/** The view of a week in the address of the screen, and a day of that week. */
export const WEEK_PARAMETER = 'week';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day whose week is shown; undefined while the list is. @param today where the address names no day */
export function weekIn(address: URLSearchParams, today: string): string | undefined {
  const day = address.get(WEEK_PARAMETER);
  if (day === null) return undefined;
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : today;
}

/** Which meetings the list shows. */
export interface MeetingFilter {
  readonly mineOnly: boolean;
  readonly status: MeetingStatus | undefined;
}

/** The filter as the address of the screen holds it; what it does not know is no filter. */
export function filterOf(address: URLSearchParams): MeetingFilter {
  return {
    mineOnly: address.get('whose') === 'mine',
    status: MEETING_STATUSES.find((status) => status === address.get('status')),
  };
}

/** The filter as the route takes it. */
export function queryOf({ mineOnly, status }: MeetingFilter) {
  return { ...(mineOnly && { whose: 'mine' as const }), ...(status && { status }) };
}

/** Whether this role sees meetings it takes no part in, so that the choice between mine and all means something. */
export function seesOthers(role: Role): boolean {
  return role === 'leader' || role === 'admin';
}
