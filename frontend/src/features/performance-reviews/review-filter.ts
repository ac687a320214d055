import type { Role } from '@annals/contracts/kernel/roles';

/** Which reviews the list shows. */
export interface ReviewFilter {
  readonly whose: 'everyone' | 'mine' | 'team';
  readonly state: 'all' | 'open' | 'over';
}

/** No filter: everything the person may see. */
export const ALL_REVIEWS: ReviewFilter = { whose: 'everyone', state: 'all' };

/** The filter as the route takes it. */
export function queryOf({ whose, state }: ReviewFilter) {
  return {
    ...(whose !== 'everyone' && { whose }),
    ...(state !== 'all' && { open: state === 'open' ? ('true' as const) : ('false' as const) }),
  };
}

/** Whether this role sees reviews of others, so that the choice between mine and theirs means something. */
export function seesOthers(role: Role): boolean {
  return role !== 'employee';
}
