import type { Role } from '../../kernel/roles';

/** Whose a token is: a person's own, one of a service account that is nobody's, or that of a client that keeps the directory of people by SCIM. */
export const TOKEN_KINDS = ['personal', 'service', 'scim'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** What tokens begin with, so that people and secret scanners know one where they find it. */
export const TOKEN_PREFIXES: Readonly<Record<TokenKind, string>> = {
  personal: 'annals_pat_',
  service: 'annals_svc_',
  scim: 'annals_scim_',
};

/** Of a token: it waits for a second administrator, works, or was ended. That one has run out is seen from its day. */
export const TOKEN_STATES = ['waiting', 'active', 'revoked'] as const;

/** Why a token was ended: somebody wished it, a second administrator rejected it, its owner left or was locked, or a review of access withdrew it. */
export const TOKEN_ENDED_BECAUSE = ['wish', 'rejected', 'departure', 'lock', 'review'] as const;
export type TokenEndedBecause = (typeof TOKEN_ENDED_BECAUSE)[number];

/** The longest that a token works, in days. */
export const LONGEST_TOKEN_DAYS = 366;
/** How long the earlier secret of a token may go on working after a new one was made, in days. */
export const LONGEST_OVERLAP_DAYS = 30;
/** How many tokens that work one person can have, and the organization in all that are nobody's. */
export const MOST_TOKENS = 20;

/** Requests of one token in a minute; of a SCIM client, which takes over a whole directory at once. */
export const TOKEN_REQUESTS_PER_MINUTE = 600;
export const SCIM_REQUESTS_PER_MINUTE = 30_000;

/**
 * The roles that a token of somebody can act in, the widest first: whose records it reaches follows from it, as it does for people. Nobody's
 * token reaches further than they do themselves at that moment.
 */
export const TOKEN_ROLES: Readonly<Record<Role, readonly Role[]>> = {
  employee: ['employee'],
  manager: ['manager', 'employee'],
  leader: ['leader', 'manager', 'employee'],
  admin: ['admin', 'employee'],
  auditor: ['auditor'],
};
