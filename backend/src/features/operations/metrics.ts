import type { SealStatus } from '@annals/contracts/features/audit/seal-views';
import { projectionStatuses, workers } from '@annals/projections/engine/status';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sealStatusOf } from '../../platform/sealing/status';
import { JOB_STATES } from '../../platform/queue/queue-inspection';
import { orUnknown, within } from '../../platform/kernel/deadline';
import { whatWaits } from '../../features/operations/waiting/what-waits';
import type { Metrics } from '../../platform/telemetry/measured';
import type { Services } from '../../platform/services/services';

type Asked = Pick<
  Services,
  | 'clockAheadMs'
  | 'log'
  | 'pool'
  | 'jobs'
  | 'seal'
  | 'sealSettings'
  | 'readModels'
  | 'clock'
  | 'mail'
  | 'timeZone'
>;

/** The figures of one process. What is in the database is looked up when they are asked for, so every process tells the same of it. */
export function openMetrics(services: Asked): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'annals_http_request_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  const gauges = gaugesOf(register);
  return {
    contentType: register.contentType,
    text: async () => {
      await collect(services, gauges);
      return register.metrics();
    },
    middleware: async (context, next) => {
      const stop = requests.startTimer();
      try {
        await next();
      } finally {
        stop({ method: context.method, status: `${String(Math.floor(context.status / 100))}xx` });
      }
    },
  };
}

type Gauges = ReturnType<typeof gaugesOf>;

function gaugesOf(register: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name: `annals_${name}`, help, labelNames, registers: [register] });
  return {
    up: gauge('database_up', 'Whether the database answers: 1 or 0.'),
    head: gauge('log_events', 'The position of the newest event.'),
    lag: gauge('projection_lag_events', 'Events a projection is behind.', ['projection']),
    seconds: gauge('projection_lag_seconds', 'For how long the oldest of them has been waiting.', [
      'projection',
    ]),
    stopped: gauge('projection_stopped', 'Whether an event stops a projection: 1 or 0.', ['projection']),
    stalled: gauge(
      'projection_stalled',
      'Whether a projection has not moved for a minute while the log has: 1 or 0.',
      ['projection'],
    ),
    versionAwaited: gauge(
      'projection_waiting',
      'Whether a projection waits for a version of Annals that can read its next event: 1 or 0.',
      ['projection'],
    ),
    things: gauge('waiting', 'How many wait for something that has progress of its own.', ['kind', 'name']),
    thingsSeconds: gauge('waiting_seconds', 'For how long the oldest of them has been waiting.', [
      'kind',
      'name',
    ]),
    thingsProgress: gauge(
      'progress_age_seconds',
      'How long ago something last got anything done; NaN: never, or nobody knows.',
      ['kind', 'name'],
    ),
    thingsFailing: gauge('failing', 'Whether something gets nothing done: 1 or 0.', ['kind', 'name']),
    thingsUnknown: gauge(
      'waiting_unknown',
      'Whether it could not be found out how the things of a kind stand: 1 or 0.',
      ['kind'],
    ),
    rebuilds: gauge('rebuilds_under_way', 'Rebuilds under way.'),
    clock: gauge(
      'clock_ahead_seconds',
      'By how much the clock of this machine is ahead of the database, whose clock counts; negative: behind.',
    ),
    workers: gauge('projection_workers', 'Projection workers alive.'),
    queueUp: gauge('queue_up', 'Whether the job queue answers: 1 or 0.'),
    jobs: gauge('jobs', 'Jobs by their state.', ['state']),
    unsealed: gauge('seal_unsealed_events', 'Events that no checkpoint covers yet.'),
    checkpointAge: gauge(
      'seal_checkpoint_age_seconds',
      'How old the newest checkpoint is; NaN: there is none.',
    ),
    verifiedAge: gauge(
      'seal_verification_age_seconds',
      'How long ago the whole log was last verified; NaN: it was not yet.',
    ),
    verified: gauge('seal_verified_events', 'Events that the running verification has compared.'),
    alarms: gauge('seal_tampering_alarms', 'Log alarms, by whether they are acknowledged.', ['state']),
    sealingStopped: gauge('seal_stopped', 'Whether sealing is stopped until an operator resumes it: 1 or 0.'),
    sealAlone: gauge('seal_alone', 'Whether no checkpoint leaves this installation: 1 or 0.'),
    places: gauge('seal_place_failing', 'Whether the last checkpoint did not reach a place: 1 or 0.', [
      'place',
    ]),
    witnessFailing: gauge(
      'seal_witness_failing',
      'Whether a witness did not cosign when it was asked: 1 or 0.',
      ['witness'],
    ),
    witnessEvents: gauge(
      'seal_witness_cosigned_events',
      'Events covered by the newest checkpoint that a witness has cosigned.',
      ['witness'],
    ),
    witnessAge: gauge(
      'seal_witness_cosignature_age_seconds',
      'How old the newest cosignature of a witness is; NaN: there is none.',
      ['witness'],
    ),
  };
}

/** How long each part may take: what does not answer in this time is not known. */
const ANSWER_MS = 4_000;

/** What is away is said to be away, and keeps nobody from hearing of the rest. */
async function collect(services: Asked, gauges: Gauges): Promise<void> {
  gauges.clock.set(services.clockAheadMs() / 1_000);
  await Promise.all([
    tellJobs(services, gauges),
    tellDatabase(services, gauges),
    tellWaiting(services, gauges),
  ]);
}

async function tellWaiting(services: Asked, gauges: Gauges): Promise<void> {
  const found = await whatWaits(services);
  const { things: waiting, thingsSeconds, thingsProgress, thingsFailing, thingsUnknown } = gauges;
  // What there is no longer, or cannot be looked at, is not told as it was.
  for (const gauge of [waiting, thingsSeconds, thingsProgress, thingsFailing]) gauge.reset();
  for (const { kind, things } of found) {
    thingsUnknown.set({ kind }, things === null ? 1 : 0);
    for (const thing of things ?? []) {
      const labels = { kind, name: thing.name };
      waiting.set(labels, thing.waiting);
      thingsSeconds.set(labels, thing.waitingSeconds);
      thingsProgress.set(labels, ageOf(thing.progressAt, services.clock()));
      thingsFailing.set(labels, thing.failure === null ? 0 : 1);
    }
  }
}

function ageOf(instant: string | null | undefined, now: Date): number {
  return instant ? Math.max(0, (now.getTime() - Date.parse(instant)) / 1_000) : Number.NaN;
}

async function tellJobs({ jobs }: Asked, gauges: Gauges): Promise<void> {
  const counts = await orUnknown(jobs.counts());
  gauges.queueUp.set(counts ? 1 : 0);
  for (const state of JOB_STATES) gauges.jobs.set({ state }, counts ? counts[state] : Number.NaN);
}

async function tellDatabase(services: Asked, gauges: Gauges): Promise<void> {
  const { log, pool } = services;
  try {
    const statuses = await within(ANSWER_MS, projectionStatuses(pool, log));
    gauges.head.set(Number(await within(ANSWER_MS, log.head())));
    for (const { name: projection, lag, lagSeconds, status } of statuses) {
      gauges.lag.set({ projection }, Number(lag));
      gauges.seconds.set({ projection }, lagSeconds);
      gauges.stopped.set({ projection }, status === 'stopped' ? 1 : 0);
      gauges.stalled.set({ projection }, status === 'stalled' ? 1 : 0);
      gauges.versionAwaited.set({ projection }, status === 'waiting' ? 1 : 0);
    }
    gauges.rebuilds.set(statuses.filter(({ rebuild }) => rebuild?.failure === null).length);
    gauges.workers.set((await within(ANSWER_MS, workers(pool))).length);
    tellSeal(await within(ANSWER_MS, sealStatusOf(services)), services.clock(), gauges);
    gauges.up.set(1);
  } catch {
    // Monitoring must hear of it: the figures of the process itself are told all the same.
    gauges.up.set(0);
  }
}

function tellSeal(status: SealStatus, now: Date, gauges: Gauges): void {
  const { newest, unsealed, verification, alarms, openAlarms, places, witnesses } = status;
  const age = (instant: string | null | undefined) => ageOf(instant, now);
  gauges.sealingStopped.set(status.stopped ? 1 : 0);
  gauges.sealAlone.set(status.isAlone ? 1 : 0);
  gauges.unsealed.set(Number(unsealed));
  gauges.checkpointAge.set(age(newest?.sealedAt));
  gauges.verifiedAge.set(age(verification.finishedAt));
  gauges.verified.set(verification.verified);
  gauges.alarms.set({ state: 'open' }, openAlarms);
  gauges.alarms.set({ state: 'acknowledged' }, alarms - openAlarms);
  for (const { name: place, error } of places) gauges.places.set({ place }, error === null ? 0 : 1);
  for (const { name: witness, size, cosignedAt, error } of witnesses) {
    gauges.witnessFailing.set({ witness }, error === null ? 0 : 1);
    gauges.witnessEvents.set({ witness }, size);
    gauges.witnessAge.set({ witness }, age(cosignedAt));
  }
}
