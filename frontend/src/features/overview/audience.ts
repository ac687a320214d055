import { may } from '@annals/contracts/permissions';
import type { Role } from '@annals/contracts/kernel/roles';

/** Whose figures the overview shows: the reader's own, those of their team, or those of the whole organization. */
export type Audience = 'self' | 'team' | 'organization';

/** The audience of a role; its words and its ways on follow from it. */
export function audienceOf(role: Role): Audience {
  if (may(role, 'people:see-team')) return 'team';
  return may(role, 'organization:see-analytics') ? 'organization' : 'self';
}
