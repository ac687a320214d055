import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { OTHERWISE } from './constants';
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

export const roleRulesEvents = [RoleRulesSet] as const;
export type RoleRulesEvent = EventOf<(typeof roleRulesEvents)[number]>;
export type NewRoleRulesEvent = NewEventOf<(typeof roleRulesEvents)[number]>;
