import type { Role } from '@annals/contracts/kernel/roles';
import { z } from 'zod';

/** Which reviews the list shows; without a filter everything the person may see. */
export const reviewFilter = z.object({
  whose: z.enum(['everyone', 'mine', 'team']).catch('everyone'),
  state: z.enum(['all', 'open', 'over']).catch('all'),
});
export type ReviewFilter = z.infer<typeof reviewFilter>;

/** No filter. */
export const ALL_REVIEWS = reviewFilter.parse({});

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
