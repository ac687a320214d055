import type Router from '@koa/router';
import { projectionStatuses } from '@annals/projections/engine/status';
import type { ProcessRole } from '../kernel/process-role';
import { within } from '../kernel/deadline';
import { hasRoom } from '../sessions/has-room';
import type { Services } from '../services/services';
import { remembered } from './remembered';

/** A read model this many events behind counts as not ready. */
const LARGEST_LAG = 5_000n;

const LOOK_EVERY_MS = 1_000;
/** Whether there is room is found out by writing, which a disk without room is spared. */
const LOOK_FOR_ROOM_EVERY_MS = 10_000;
/** How long each look at something may take: what does not answer in this time is not there. */
const DEADLINE_MS = 3_000;
/** A worker that has not shown life for so long folds nothing. */
const WORKER_SILENT_AFTER_MS = 12_000;

/**
 * `/health/live`: the process runs. `/health/ready`: it can do what its roles are for, which are named; what prevents it is named, without
 * details for strangers. Each check is a round trip with a deadline, on the connections that this process works with.
 * A stopped projection, one that waits for a newer version, or a stopped seal, is reported but blocks nothing: everything else is served, and taking every process out would stop that too.
 * One that has not moved for a minute while the log has is in the way: nobody knows what keeps it, and commands wait for it. It is not where the
 * database has no room: commands are refused at once then, and everybody can read.
 */
export function mountHealth(router: Router, services: Services): void {
  // Anybody may ask, and a look costs several queries.
  const room = remembered(() => hasRoom(services.pool), LOOK_FOR_ROOM_EVERY_MS);
  const look = remembered(() => lookAround(services, room), LOOK_EVERY_MS);
  router.get('/health/live', (context) => {
    context.body = { status: 'live' };
  });
  router.get('/health/ready', async (context) => {
    const checks = await look();
    const ready = isReady(checks, services.roles);
    context.status = ready ? 200 : 503;
    context.set('Cache-Control', 'no-store');
    context.body = { status: ready ? 'ready' : 'not ready', roles: services.roles, checks };
  });
}

interface Checks {
  readonly database: 'ok' | 'unreachable';
  readonly projections: 'ok' | 'stopped' | 'waiting' | 'stalled' | 'no room' | 'catching up' | 'unknown';
  readonly seal: 'ok' | 'stopped' | 'unknown';
  /** Of a process with the role api: the connections that people's reads go over. */
  readonly reads?: 'ok' | 'unreachable';
  /** Of a process with the role projections: whether its worker gets anything done. */
  readonly worker?: 'ok' | 'folds nothing';
  /** Of a process with the role jobs: whether it reaches the queue. */
  readonly queue?: 'ok' | 'away';
}

/** States of the projections in which people cannot be served. */
const IN_THE_WAY: ReadonlySet<Checks['projections']> = new Set(['stalled', 'catching up', 'unknown']);

function isReady(checks: Checks, roles: readonly ProcessRole[]): boolean {
  const { database, projections, reads, worker, queue } = checks;
  if (database !== 'ok' || worker === 'folds nothing' || reads === 'unreachable') return false;
  // Without the queue people are served all the same; a process for jobs alone can do nothing.
  if (queue === 'away' && !roles.includes('api')) return false;
  return !IN_THE_WAY.has(projections);
}

async function lookAround(services: Services, room: () => Promise<boolean>): Promise<Checks> {
  const { log, pool, seal, readModels, jobs, roles, worker } = services;
  const [projections, sealed, reads, queue] = await Promise.all([
    answerOf(projectionsState(log, pool, room)),
    answerOf(seal.stopped()),
    roles.includes('api') ? answerOf(readModels.raw('SELECT 1').then(() => true)) : undefined,
    roles.includes('jobs') ? answerOf(jobs.reach()) : undefined,
  ]);
  return {
    database: projections ? 'ok' : 'unreachable',
    projections: projections?.value ?? 'unknown',
    seal: sealed ? (sealed.value ? 'stopped' : 'ok') : 'unknown',
    ...(roles.includes('api') ? { reads: reads ? 'ok' : 'unreachable' } : {}),
    ...(worker ? { worker: worker.silentForMs() > WORKER_SILENT_AFTER_MS ? 'folds nothing' : 'ok' } : {}),
    ...(roles.includes('jobs') ? { queue: queue ? 'ok' : 'away' } : {}),
  };
}

/** What was answered in time; undefined: nothing was. */
function answerOf<T>(work: Promise<T>): Promise<{ readonly value: T } | undefined> {
  return within(DEADLINE_MS, work).then(
    (value) => ({ value }),
    () => undefined,
  );
}

async function projectionsState(
  log: Services['log'],
  pool: Services['pool'],
  room: () => Promise<boolean>,
): Promise<Checks['projections']> {
  const statuses = await projectionStatuses(pool, log);
  if (statuses.some(({ status }) => status === 'stalled'))
    return (await answerOf(room()))?.value === false ? 'no room' : 'stalled';
  if (statuses.some(({ status }) => status === 'stopped')) return 'stopped';
  if (statuses.some(({ status }) => status === 'waiting')) return 'waiting';
  return statuses.some(({ lag }) => BigInt(lag) > LARGEST_LAG) ? 'catching up' : 'ok';
}
