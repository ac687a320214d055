import { timingSafeEqual } from 'node:crypto';
import type { SealStatus } from '@annals/contracts/audit/seal-views';
import { projectionStatuses, workers } from '@annals/projections/kernel/status';
import type { Middleware } from 'koa';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sealStatusOf } from '../audit/sealing/status';
import type { Services } from '../services';

/** What Prometheus asks for. Numbers and names of projections: nobody's data. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Times the requests that pass it. */
  readonly middleware: Middleware;
}

type Asked = Pick<Services, 'log' | 'pool' | 'jobs' | 'seal' | 'readModels' | 'clock'>;

/** The figures of one process. What stands in the database is looked up when they are asked for, so every process tells the same of it. */
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
    rebuilds: gauge('rebuilds_under_way', 'Rebuilds under way.'),
    workers: gauge('projection_workers', 'Projection workers alive.'),
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
    alarms: gauge('seal_tampering_alarms', 'Alarms of the log, by whether somebody has taken note of them.', [
      'state',
    ]),
    places: gauge('seal_place_failing', 'Whether the last checkpoint did not reach a place: 1 or 0.', [
      'place',
    ]),
  };
}

async function collect(services: Asked, gauges: Gauges): Promise<void> {
  const { log, pool, jobs } = services;
  try {
    const statuses = await projectionStatuses(pool, log);
    gauges.head.set(Number(await log.head()));
    for (const { name: projection, lag, lagSeconds, status } of statuses) {
      gauges.lag.set({ projection }, Number(lag));
      gauges.seconds.set({ projection }, lagSeconds);
      gauges.stopped.set({ projection }, status === 'stopped' ? 1 : 0);
    }
    gauges.rebuilds.set(statuses.filter(({ rebuild }) => rebuild?.failure === null).length);
    gauges.workers.set((await workers(pool)).length);
    for (const [state, number] of Object.entries(await jobs.counts())) gauges.jobs.set({ state }, number);
    tellSeal(await sealStatusOf(services), services.clock(), gauges);
    gauges.up.set(1);
  } catch {
    // Whoever watches must hear of it: the figures of the process itself are told all the same.
    gauges.up.set(0);
  }
}

function tellSeal(status: SealStatus, now: Date, gauges: Gauges): void {
  const { newest, unsealed, verification, alarms, openAlarms, places } = status;
  const age = (instant: string | null | undefined) =>
    instant ? Math.max(0, (now.getTime() - Date.parse(instant)) / 1_000) : Number.NaN;
  gauges.unsealed.set(Number(unsealed));
  gauges.checkpointAge.set(age(newest?.sealedAt));
  gauges.verifiedAge.set(age(verification.finishedAt));
  gauges.verified.set(verification.verified);
  gauges.alarms.set({ state: 'open' }, openAlarms);
  gauges.alarms.set({ state: 'acknowledged' }, alarms - openAlarms);
  for (const { name: place, error } of places) gauges.places.set({ place }, error === null ? 0 : 1);
}

/** Whether a request carries the token, compared in a time that tells nothing of it. */
export function carriesToken(authorization: string, token: string): boolean {
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
