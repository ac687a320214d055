import { z } from 'zod';
import { AUTOMATIC_KIND_NAMES } from '../../kernel/feature';
import { pageQuery, query } from '../../kernel/route';

/** One automatic act and its cause. */
export const automaticAct = z.object({
  /** The id of its event, and its place in the log. */
  id: z.string(),
  position: z.string(),
  kind: z.enum(AUTOMATIC_KIND_NAMES),
  type: z.string(),
  occurredAt: z.string(),
  /** Whom it is about; null for nobody, or nobody known. */
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  /** The part of the system that acted. */
  actorId: z.string(),
  /** The policy that followed from an event; null where the calendar was the cause, and in events from before that was written down. */
  policy: z.string().nullable(),
  /** The event it followed from, when it followed from one. */
  cause: z
    .object({ id: z.string(), type: z.string(), position: z.string(), occurredAt: z.string() })
    .nullable(),
  /** The job that did it, and the try that succeeded, from 1. */
  job: z.string().nullable(),
  attempt: z.number().nullable(),
  /** The day, the instant or the week it was due for. */
  due: z.string().nullable(),
});
export type AutomaticAct = z.infer<typeof automaticAct>;

export const automaticActRoutes = {
  list: query('GET /api/operations/automatic-acts', {
    summary: 'What happened by itself, newest first: what, when, for whom, because of what, at which try',
    may: 'operations:see',
    query: pageQuery.extend({
      kind: z.enum(AUTOMATIC_KIND_NAMES).optional(),
      /** Words of the name or the address of whom it is about. */
      person: z.string().max(100).optional(),
    }),
    answer: z.array(automaticAct),
    paged: true,
    reads: ['event_index', 'people'],
  }),
};
