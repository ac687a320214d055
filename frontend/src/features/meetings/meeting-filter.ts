import type { MeetingStatus } from '@annals/contracts/features/meetings/constants';
import type { Role } from '@annals/contracts/kernel/roles';

/** Which meetings the list shows. */
export interface MeetingFilter {
  readonly mineOnly: boolean;
  readonly status: MeetingStatus | undefined;
}

/** No filter: everything the person may see. */
export const ALL_MEETINGS: MeetingFilter = { mineOnly: false, status: undefined };

/** The filter as the route takes it. */
export function queryOf({ mineOnly, status }: MeetingFilter) {
  return { ...(mineOnly && { whose: 'mine' as const }), ...(status && { status }) };
}

/** Whether this role sees meetings it takes no part in, so that the choice between mine and all means something. */
export function seesOthers(role: Role): boolean {
  return role === 'leader' || role === 'admin';
}
