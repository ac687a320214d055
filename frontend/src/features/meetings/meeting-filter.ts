import { MEETING_STATUSES, type MeetingStatus } from '@annals/contracts/features/meetings/constants';
import type { Role } from '@annals/contracts/kernel/roles';

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
