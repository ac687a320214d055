import { z } from 'zod';

/** The body of every refused request (RFC 9457), sent as `application/problem+json`. */
export const problem = z.object({
  /** Why, for programs: one of the codes that features declare, as `urn:annals:problem:<code>`. */
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** A sentence the person can act on. */
  detail: z.string(),
  instance: z.string().optional(),
  requestId: z.string().optional(),
  /** What was wrong with which field of the body, the query or the path. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problem>;

export const HEADERS = {
  /** Sent with every command: one UUID per intention, the same over retries. */
  idempotencyKey: 'Idempotency-Key',
  /** Sent with reads: the position of the caller's last command. */
  minimumPosition: 'Annals-Minimum-Position',
  /** Answered to reads: how far the record's read model was at least, as a position of the log. */
  position: 'Annals-Position',
  /** Sent with commands that replace values: the position at which the caller saw them (see `overwrites` in `route.ts`). */
  seenPosition: 'Annals-Seen-Position',
  /** Answered with `true` when a read could not wait long enough to show the caller's last command. */
  stale: 'Annals-Stale',
  requestId: 'X-Request-Id',
  /** Sent by the screens: the language of the answer's sentences, one of `LANGUAGES`. Without it `Accept-Language` decides. */
  language: 'Annals-Language',
} as const;
