import { z } from 'zod';
import { command, pageQuery, query } from '../kernel/route';

/** How one projection stands. */
export const projectionStatus = z.object({
  name: z.string(),
  version: z.number(),
  generation: z.number(),
  status: z.enum(['live', 'stopped']),
  position: z.string(),
  /** Events between it and the head of the log. */
  lag: z.string(),
  /** The worker that holds its lease; null when none does. */
  holder: z.string().nullable(),
  /** What stopped it, when something did. */
  failure: z
    .object({ position: z.string(), type: z.string(), message: z.string(), at: z.string() })
    .nullable(),
  /** A rebuild beside it, when one is under way. */
  rebuild: z
    .object({
      generation: z.number(),
      position: z.string(),
      head: z.string(),
      /** What stopped the rebuild, when something did; the live generation goes on. */
      failure: z.string().nullable(),
    })
    .nullable(),
});
export type ProjectionStatus = z.infer<typeof projectionStatus>;

/** An event as the list of the log shows it: the facts around it, never its words. */
export const eventSummary = z.object({
  id: z.string(),
  position: z.string(),
  type: z.string(),
  stream: z.string(),
  actorId: z.string(),
  actorRole: z.string(),
  occurredAt: z.string(),
  recordedAt: z.string(),
  commandId: z.string(),
});
export type EventSummary = z.infer<typeof eventSummary>;

const ofProjection = z.strictObject({ name: z.string().max(60) });
const accepted = z.object({ name: z.string() });

export const operationsRoutes = {
  listProjections: query('GET /api/operations/projections', {
    summary: 'How each projection stands: position, lag, failure, rebuild',
    may: 'operations:see',
    answer: z.array(projectionStatus),
    tags: ['Projections'],
  }),
  rebuildProjection: command('POST /api/operations/projections/:name/rebuild', {
    summary: 'Rebuild a projection into a new generation, then switch to it',
    may: 'operations:act',
    params: ofProjection,
    answer: accepted,
    changes: ['Projections'],
  }),
  resumeProjection: command('POST /api/operations/projections/:name/resume', {
    summary: 'Let a stopped projection try its event again',
    may: 'operations:act',
    params: ofProjection,
    answer: accepted,
    changes: ['Projections'],
  }),
  listEvents: query('GET /api/operations/events', {
    summary: 'The log, newest first: who did what when, without the words',
    may: 'events:see',
    query: pageQuery,
    answer: z.array(eventSummary),
    paged: true,
  }),
};
