import { z } from 'zod';
import { event } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { PRIVILEGED_ROLES } from '../privileged-acts/constants';

const category = 'person';

/** Rules decide the role of a person from now on, or no rules do. Another role given by hand ends it without this event. */
export const RoleKeeperChanged = event('RoleKeeperChanged', 1, {
  category,
  description:
    'The role of a person follows from the rules of an identity provider or of groups from now on, or no longer does.',
  data: {
    personId,
    /** The role that they have then. */
    role,
    /** Whose rules, and what that was called; null: nobody's. */
    keeperId: z.string().nullable(),
    keeper: z.string().nullable(),
  },
});

/** Rules that gave the role of administrators or auditors, which two administrators agreed on, no longer give it. */
export const PrivilegedRoleTakenBack = event('PrivilegedRoleTakenBack', 1, {
  category,
  description:
    'Rules took the role of an administrator or auditor back that had followed from them; the administrators are told.',
  data: {
    personId,
    /** Which one it was. */
    role: z.enum(PRIVILEGED_ROLES),
    keeper: z.string(),
    /** Who is told. */
    administratorIds: z.array(personId),
  },
});
