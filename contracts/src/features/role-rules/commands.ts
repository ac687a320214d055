import { z } from 'zod';
import { reason } from '../../kernel/reason';
import { ROLES } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';
import {
  LONGEST_EXAMPLE,
  LONGEST_RULE_TEXT,
  MOST_RULE_VALUES,
  MOST_RULES,
  OTHERWISE,
  ROLE_SOURCE_KINDS,
} from './constants';

const NAME = msg('Please name the claim or attribute');
const VALUES = msg('Please enter at least one value');
const tooLong = {
  error: () => t('Please stay below {most} characters', { most: LONGEST_RULE_TEXT }),
};

/** People with one of these values in this claim, attribute or group get this role. */
export const roleRule = z.strictObject({
  /** A name as it is sent, or a way into nested ones with dots: `realm_access.roles`. */
  name: z.string(NAME).trim().min(1, NAME).max(LONGEST_RULE_TEXT, tooLong),
  values: z
    .array(z.string().trim().min(1, VALUES).max(LONGEST_RULE_TEXT, tooLong), VALUES)
    .min(1, VALUES)
    .max(MOST_RULE_VALUES, { error: () => t('At most {most} values', { most: MOST_RULE_VALUES }) }),
  role: z.enum(ROLES, msg('Please select a role')),
});
export type RoleRule = z.infer<typeof roleRule>;

const rules = {
  rules: z.array(roleRule).max(MOST_RULES, { error: () => t('At most {most} rules', { most: MOST_RULES }) }),
  /** What follows where none of them matches. */
  otherwise: z.enum(OTHERWISE),
};

/** The body of `PATCH /api/role-rules/:sourceId`: all rules of a source. */
export const setRoleRules = z.strictObject({ ...rules, reason });

const EXAMPLE = msg('Please enter an example');

/** The body of `POST /api/role-rules/trial`: rules, saved or not, and what they are to be tried on. */
export const tryRoleRules = z.strictObject({
  ...rules,
  kind: z.enum(ROLE_SOURCE_KINDS),
  /** Claims as JSON, attributes as JSON or XML, or the names of groups, one in a line. */
  example: z
    .string(EXAMPLE)
    .trim()
    .min(1, EXAMPLE)
    .max(LONGEST_EXAMPLE, msg('This is longer than an example may be')),
});
