import type { FeatureProblemCode, ProblemStatus } from './feature';

const PREFIX = 'urn:annals:problem:';

/** Why a request can be refused whatever feature it is for, with the HTTP status of the answer. */
export const GENERAL_PROBLEM_CODES = {
  'catalogue.entry-retired': 409,
  'request.broken-page-link': 400,
  'request.changed-meanwhile': 409,
  'request.contention': 409,
  'request.forbidden': 403,
  'request.from-another-site': 403,
  'request.invalid': 422,
  'request.key-of-somebody-else': 409,
  'request.key-taken': 409,
  'request.method-not-allowed': 405,
  'request.not-found': 404,
  'request.not-json': 415,
  'request.nothing-at-this-address': 404,
  'request.refused': 400,
  'request.second-factor-needed': 403,
  'request.step-up-needed': 403,
  'request.too-large': 413,
  'request.too-many': 429,
  'request.unauthorized': 401,
  'request.unreadable': 400,
  'service.database-unavailable': 503,
  'service.disk-full': 503,
  'service.failure': 500,
  'service.log-closed': 503,
  'service.log-unavailable': 503,
  'service.queue-unavailable': 503,
  'service.upgrade-under-way': 503,
  'sign-in.too-many-attempts': 429,
} as const satisfies Readonly<Record<string, ProblemStatus>>;

/**
 * Every reason for which a request can be refused: `<feature>.<what is wrong>`, declared by its feature. Programs rely on these codes, so
 * one that was released is neither renamed nor removed nor given another meaning; sentences for people may change.
 */
export type ProblemCode = keyof typeof GENERAL_PROBLEM_CODES | FeatureProblemCode;

/** The `type` of the problem details (RFC 9457): `urn:annals:problem:time-off.balance-too-low`. */
export function problemType(code: ProblemCode): string {
  return `${PREFIX}${code}`;
}

/** What follows the prefix in the `type` of problem details; undefined without it. A later version may know codes that this one does not. */
export function codeInType(type: string): string | undefined {
  return type.startsWith(PREFIX) ? type.slice(PREFIX.length) : undefined;
}
