import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { PRIVILEGED_ROLES } from '../privileged-acts/constants';
import { OTHERWISE, WITHHELD_BECAUSE } from './constants';
import { roleSourceId } from './ids';

const category = 'roleRules';

/** From now on these are the rules of a source, and no others. */
export const RoleRulesSet = event('RoleRulesSet', 1, {
  category,
  description:
    'An administrator decided which roles follow from what an identity provider says of people, or from the groups of a directory.',
  data: {
    sourceId: roleSourceId,
    rules: z.array(
      z.strictObject({
        name: z.string(),
        values: z.array(z.string()),
        role,
        /** Who wrote it, in whose name it asks for Administrator or Auditor. */
        authorId: personId,
      }),
    ),
    otherwise: z.enum(OTHERWISE),
  },
});

const asked = { sourceId: roleSourceId, personId, role: z.enum(PRIVILEGED_ROLES) };

/** Told of once, until something about it changes: a sign-in each day would say the same. */
export const PrivilegedRoleWithheld = event('PrivilegedRoleWithheld', 1, {
  category,
  description:
    'Rules give somebody the role of an administrator or auditor, and it was not requested, because nobody could approve it or the author of the rule cannot request it.',
  data: {
    ...asked,
    /** Whose rules they are. */
    keeper: z.string(),
    because: z.enum(WITHHELD_BECAUSE),
    /** The administrators at that moment: they are notified. */
    administratorIds: z.array(personId),
  },
});

export const PrivilegedRoleNotWithheld = event('PrivilegedRoleNotWithheld', 1, {
  category,
  description:
    'A role that rules give and that was not requested is requested now, is held, or is not given any more.',
  data: asked,
});

export const roleRulesEvents = [RoleRulesSet, PrivilegedRoleWithheld, PrivilegedRoleNotWithheld] as const;
export type RoleRulesEvent = EventOf<(typeof roleRulesEvents)[number]>;
export type NewRoleRulesEvent = NewEventOf<(typeof roleRulesEvents)[number]>;
