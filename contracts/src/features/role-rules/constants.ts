import type { Role } from '../../kernel/roles';

/** The groups of all directories: their names are there once, whichever of them keeps one. */
export const SCIM_GROUPS = 'scim';
/** What a rule looks at there, in the place of a claim. */
export const GROUPS = 'groups';

/** Where the facts come from: claims, attributes, or groups. */
export const ROLE_SOURCE_KINDS = ['oidc', 'saml', 'scim'] as const;
export type RoleSourceKind = (typeof ROLE_SOURCE_KINDS)[number];

/** Where several rules match, the first of these counts. */
export const ROLES_IN_ORDER = [
  'admin',
  'auditor',
  'leader',
  'manager',
  'employee',
] as const satisfies readonly Role[];

/** The roles that a rule gives at once. The others are asked for. */
export const ORDINARY_ROLES = ['employee', 'manager', 'leader'] as const satisfies readonly Role[];
export type OrdinaryRole = (typeof ORDINARY_ROLES)[number];

/** What follows where no rule matches: the role stays as it is, or is this one. */
export const OTHERWISE = ['keep', ...ORDINARY_ROLES] as const;
export type Otherwise = (typeof OTHERWISE)[number];

/** Why a role is not asked for though rules give it: nobody could approve it, or who wrote the rule is nobody who can ask for it. */
export const WITHHELD_BECAUSE = ['nobody-independent', 'author'] as const;
export type WithheldBecause = (typeof WITHHELD_BECAUSE)[number];

export const MOST_RULES = 50;
export const MOST_RULE_VALUES = 50;
export const LONGEST_RULE_TEXT = 300;
/** Of an example, in characters: more than a token, an assertion or a list of groups has. */
export const LONGEST_EXAMPLE = 100_000;
