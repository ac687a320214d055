import { z } from 'zod';
import { msg } from '../../kernel/text';
import { kindThatWaits } from './what-waits';
import { command, query } from '../../kernel/route';

/** What a rebuild changes, row by row: two generations of a read model compared at the same position of the log. */
export const generationDifference = z.object({
  position: z.string(),
  /** The generation that was live, and the new one. */
  generations: z.tuple([z.number(), z.number()]),
  rows: z.tuple([z.number(), z.number()]),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  /** In how many rows each column differs. */
  changedColumns: z.record(z.string(), z.number()),
  newColumns: z.array(z.string()),
  droppedColumns: z.array(z.string()),
  /** Some of the rows that differ, by their ids: what is in them is personal and not kept here. */
  sample: z.array(
    z.object({
      id: z.string(),
      change: z.enum(['added', 'removed', 'changed']),
      columns: z.array(z.string()),
    }),
  ),
});
export type GenerationDifference = z.infer<typeof generationDifference>;

const failure = z.object({
  position: z.string(),
  type: z.string(),
  /** The stream it is in; null in what an older Annals has recorded. */
  stream: z.string().nullable(),
  message: z.string(),
  at: z.string(),
});

/** The state of one projection. */
export const projectionStatus = z.object({
  name: z.string(),
  version: z.number(),
  generation: z.number(),
  /**
   * `stopped`: by an event it cannot take. `paused`: by an operator. `waiting`: for a version of Annals that can read its next event. `stalled`: neither, and yet it has not moved for a minute while the log
   * has. Nobody should rely on what it shows then.
   */
  status: z.enum(['live', 'stopped', 'paused', 'waiting', 'stalled']),
  position: z.string(),
  /** Events between it and the head of the log. */
  lag: z.string(),
  /** For how long the oldest of them has been waiting, in seconds. */
  lagSeconds: z.number(),
  /** The worker that holds its lease; null when none does. */
  holder: z.string().nullable(),
  /** What stopped it, when something did. */
  failure: failure.nullable(),
  /** The event that no worker so far can read, because a newer version of Annals wrote it. */
  waiting: failure.nullable(),
  /** Who holds it still, since when and why, when somebody does. */
  paused: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
  /** A rebuild beside it, when one is under way. */
  rebuild: z
    .object({
      kind: z.enum(['rebuild', 'diff', 'rollback']),
      state: z.enum(['waiting', 'building', 'indexing', 'comparing', 'reviewing', 'switching']),
      generation: z.number(),
      position: z.string(),
      head: z.string(),
      by: z.string(),
      reason: z.string().nullable(),
      startedAt: z.string().nullable(),
      /** Whether it waits with the switch until somebody has looked at the difference. */
      review: z.boolean(),
      difference: generationDifference.nullable(),
      /** What stopped the rebuild, when something did; the live generation goes on. */
      failure: failure.nullable(),
    })
    .nullable(),
  /** The generation that is kept beside the live one. */
  previous: z
    .object({ generation: z.number(), version: z.number(), position: z.string(), at: z.string() })
    .nullable(),
  /** How the last rebuild went, and what it changed. */
  lastRebuild: z
    .object({
      kind: z.enum(['rebuild', 'diff', 'rollback']),
      generation: z.number(),
      version: z.number(),
      position: z.string(),
      at: z.string(),
      seconds: z.number(),
      by: z.string(),
      reason: z.string().nullable(),
      difference: generationDifference.nullable(),
    })
    .nullable(),
});
export type ProjectionStatus = z.infer<typeof projectionStatus>;

/** How far behind and how fast the projections were: what one process of the API measured, at most an hour back. */
export const measuredFigures = z.object({
  everySeconds: z.number(),
  /** Oldest first. */
  samples: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Events between the slowest projection and the head of the log, and for how long the oldest of them had been waiting. */
      lag: z.number(),
      lagSeconds: z.number(),
      /** Events a second that all projections folded or passed over; null in the first sample. */
      perSecond: z.number().nullable(),
    }),
  ),
  /** The log: its newest position, its size with its indexes, and how many events happened on each of the last days, oldest first. */
  log: z.object({
    head: z.string(),
    /** Null: it is in another database than the read models. */
    bytes: z.number().nullable(),
    days: z.array(z.object({ day: z.iso.date(), events: z.number() })),
  }),
});
export type MeasuredFigures = z.infer<typeof measuredFigures>;

/** A worker alive, and the projections it holds. */
export const workerStatus = z.object({ id: z.string(), seenAt: z.string(), holds: z.array(z.string()) });
export type WorkerStatus = z.infer<typeof workerStatus>;

/** An event as the list of the log shows it: the facts around it, never its words. */
export const eventSummary = z.object({
  id: z.string(),
  position: z.string(),
  type: z.string(),
  stream: z.string(),
  /** Empty where it was promised that nobody learns who acted. */
  actorId: z.string(),
  actorRole: z.string(),
  occurredAt: z.string(),
  recordedAt: z.string(),
  commandId: z.string(),
});
export type EventSummary = z.infer<typeof eventSummary>;

/** A stream that is set aside for a projection. */
export const parkedStream = z.object({
  stream: z.string(),
  fromPosition: z.string(),
  eventType: z.string(),
  failure: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});

/** An event as it is stored, for the people who have to find out why it cannot be taken: personal fields are left out. */
export const storedEvent = eventSummary.extend({
  revision: z.string(),
  schemaVersion: z.number(),
  /** The names of its fields, never what they hold: ids alone can tell who answered what. */
  fields: z.array(z.string()),
  /** Whether it has personal fields, which are encrypted. */
  hasPersonalFields: z.boolean(),
  /** Why this version cannot read it, when it cannot. */
  unreadable: z.string().nullable(),
});

/** How many jobs are in which state, and those that failed. */
export const jobsOverview = z.object({
  /** Null: the queue does not answer, so nobody knows. */
  counts: z
    .object({
      active: z.number(),
      waiting: z.number(),
      delayed: z.number(),
      failed: z.number(),
      completed: z.number(),
    })
    .nullable(),
  failed: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      tries: z.number(),
      at: z.string(),
      failure: z.string().nullable(),
    }),
  ),
});
export type JobsOverview = z.infer<typeof jobsOverview>;

export const operationReason = z
  .string()
  .trim()
  .min(1, msg('Please give a reason, without personal data.'))
  .max(500, msg('At most 500 characters.'));
export const withReason = z.strictObject({ reason: operationReason });
export const rebuildBody = z.strictObject({
  reason: operationReason,
  /** Waits with the switch until somebody has looked at the difference. */
  review: z.boolean().default(false),
});
export const parkBody = z.strictObject({ stream: z.string().min(1).max(300), reason: operationReason });

/** Which projections: some by their names, or all that an event has stopped. */
export const resumeBody = z.strictObject({
  names: z.union([z.literal('all'), z.array(z.string().max(60)).min(1, msg('Name one at least.')).max(200)]),
});

const ofProjection = z.strictObject({ name: z.string().max(60) });
const accepted = z.object({ name: z.string() });

export const operationsRoutes = {
  listProjections: query('GET /api/operations/projections', {
    summary: 'How each projection stands: position, lag, failure, rebuild',
    may: 'operations:see',
    answer: z.array(projectionStatus),
    tags: ['Projections'],
  }),
  figures: query('GET /api/operations/figures', {
    summary: 'Lag and throughput of the last hour as this process measured them, and how the log grows',
    may: 'operations:see',
    answer: measuredFigures,
    tags: ['Projections'],
    reads: ['event_counts'],
  }),
  rebuildProjection: command('POST /api/operations/projections/:name/rebuild', {
    summary: 'Rebuild a projection into a new generation beside the live one, compare, then switch to it',
    may: 'operations:act',
    params: ofProjection,
    body: rebuildBody,
    answer: accepted,
    changes: ['Projections'],
  }),
  rebuildAllProjections: command('POST /api/operations/projections/rebuild', {
    summary: 'Rebuild all projections, reading the log once',
    may: 'operations:act',
    body: withReason,
    answer: z.object({ names: z.array(z.string()) }),
    changes: ['Projections'],
  }),
  diffProjection: command('POST /api/operations/projections/:name/diff', {
    summary: 'Rebuild a projection only to compare it with the live one',
    may: 'operations:act',
    params: ofProjection,
    body: withReason,
    answer: accepted,
    changes: ['Projections'],
  }),
  approveRebuild: command('POST /api/operations/projections/:name/rebuild/approve', {
    summary: 'Let a rebuild that waits for it switch',
    may: 'operations:act',
    params: ofProjection,
    answer: accepted,
    changes: ['Projections'],
  }),
  cancelRebuild: command('POST /api/operations/projections/:name/rebuild/cancel', {
    summary: 'Give a rebuild up',
    may: 'operations:act',
    params: ofProjection,
    answer: accepted,
    changes: ['Projections'],
  }),
  rollbackProjection: command('POST /api/operations/projections/:name/rollback', {
    summary: 'Bring back the generation before the live one',
    may: 'operations:act',
    params: ofProjection,
    body: withReason,
    answer: accepted,
    changes: ['Projections'],
  }),
  pauseProjection: command('POST /api/operations/projections/:name/pause', {
    summary: 'Hold a projection still',
    may: 'operations:act',
    params: ofProjection,
    body: withReason,
    answer: accepted,
    changes: ['Projections'],
  }),
  resumeProjection: command('POST /api/operations/projections/:name/resume', {
    summary: 'Let a stopped projection try its event again, or a paused one go on',
    may: 'operations:act',
    params: ofProjection,
    answer: accepted,
    changes: ['Projections'],
  }),
  resumeProjections: command('POST /api/operations/projections/resume', {
    summary: 'Let several projections go on, or all that an event has stopped',
    may: 'operations:act',
    body: resumeBody,
    answer: z.object({ names: z.array(z.string()) }),
    changes: ['Projections'],
  }),
  parkStream: command('POST /api/operations/projections/:name/park', {
    summary: 'Set aside the stream whose event stops a projection',
    may: 'operations:act',
    params: ofProjection,
    body: parkBody,
    answer: accepted,
    changes: ['Projections'],
  }),
  unparkStream: command('POST /api/operations/projections/:name/unpark', {
    summary: 'Take a stream up again, by a rebuild',
    may: 'operations:act',
    params: ofProjection,
    body: parkBody,
    answer: accepted,
    changes: ['Projections'],
  }),
  listParkedStreams: query('GET /api/operations/projections/:name/parked', {
    summary: 'The streams set aside for a projection',
    may: 'operations:see',
    params: ofProjection,
    answer: z.array(parkedStream),
    tags: ['Projections'],
  }),
  listWorkers: query('GET /api/operations/workers', {
    summary: 'The projection workers alive and what they hold',
    may: 'operations:see',
    answer: z.array(workerStatus),
    tags: ['Projections'],
  }),
  listWaiting: query('GET /api/operations/waiting', {
    summary:
      'Newest progress and age of whatever can wait: read models, policies, seal, publishers, mail, queues',
    may: 'operations:see',
    answer: z.array(kindThatWaits),
    tags: ['Projections'],
  }),
  showJobs: query('GET /api/operations/jobs', {
    summary: 'How many jobs are in which state, and those that failed',
    may: 'operations:see',
    answer: jobsOverview,
    tags: ['Projections'],
  }),
  retryJob: command('POST /api/operations/jobs/retry', {
    summary: 'Try a failed job again',
    may: 'operations:act',
    body: z.strictObject({ id: z.string().min(1).max(500) }),
    answer: z.object({ id: z.string() }),
    changes: ['Projections'],
  }),
  showStoredEvent: query('GET /api/operations/events/:position', {
    summary: 'What is known around one event, never what it holds, and whether this version can read it',
    may: 'operations:see',
    params: z.strictObject({
      position: z.string().regex(/^[1-9]\d{0,17}$/, msg('Give a position of the log.')),
    }),
    answer: storedEvent,
  }),
};
