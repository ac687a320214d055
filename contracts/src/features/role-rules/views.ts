import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { PRIVILEGED_ROLES } from '../privileged-acts/constants';
import { ORDINARY_ROLES, OTHERWISE, ROLE_SOURCE_KINDS, WITHHELD_BECAUSE } from './constants';
import { roleSourceId } from './ids';

const withheld = z.object({
  personId,
  role: z.enum(PRIVILEGED_ROLES),
  because: z.enum(WITHHELD_BECAUSE),
  since: z.iso.datetime(),
});

const rule = z.object({ name: z.string(), values: z.array(z.string()), role });

/** A row for each source that ever had rules. */
export const roleRulesRow = z.object({
  /** The source's. */
  id: z.string(),
  rules: z.array(rule.extend({ authorId: personId })),
  otherwise: z.enum(OTHERWISE),
  /** Whether there is a rule at all. */
  hasRules: z.boolean(),
  changedAt: z.iso.datetime(),
  /** What they give and nobody was asked for. */
  withheld: z.array(withheld),
});
export type RoleRulesRow = z.infer<typeof roleRulesRow>;

/** A row for each person whose role follows from rules. */
export const roleKeeperRow = z.object({
  /** The person's. */
  id: personId,
  role,
  keeperId: z.string(),
  keeper: z.string(),
});
export type RoleKeeperRow = z.infer<typeof roleKeeperRow>;

/** A source with its rules, as administrators see it. */
export const roleSourceView = z.object({
  id: roleSourceId,
  kind: z.enum(ROLE_SOURCE_KINDS),
  /** What a provider is called; empty of the groups. */
  name: z.string(),
  /** Whether anybody signs in by it, or any directory keeps groups. */
  isOn: z.boolean(),
  rules: z.array(
    rule.extend({
      authorName: z.string(),
      /** Nothing is asked for in the name of somebody who is none any more. */
      isAuthorAdministrator: z.boolean(),
    }),
  ),
  otherwise: z.enum(OTHERWISE),
  /** Whose role follows from them now. */
  people: z.int(),
  /** What they give and nobody was asked for, because nobody could approve it. */
  withheld: z.array(withheld.extend({ name: z.string() })),
});
export type RoleSourceView = z.infer<typeof roleSourceView>;

/** What rules come to on an example. */
export const roleTrial = z.object({
  /** Of each rule, in their order. */
  rules: z.array(
    z.object({
      matches: z.boolean(),
      /** Entra ID says that there are groups, and does not send them. */
      isWithheld: z.boolean(),
      /** What is there under its name, the first of it. */
      found: z.array(z.string()),
      foundInAll: z.int(),
    }),
  ),
  /** Something that a rule needs was held back: nothing follows. */
  isWithheld: z.boolean(),
  /** The role that follows at once; null: it stays as it is. */
  role: z.enum(ORDINARY_ROLES).nullable(),
  /** Whether it is the one for when no rule matches. */
  isOtherwise: z.boolean(),
  /** What is asked of a second administrator. */
  asks: z.enum(PRIVILEGED_ROLES).nullable(),
});
export type RoleTrial = z.infer<typeof roleTrial>;
