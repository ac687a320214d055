import { rowOf } from '@annals/event-store/postgres/rows';
import { projectionStatuses } from '@annals/projections/engine/status';
import { z } from 'zod';
import { inspectQueue } from '../platform/queue/queue-inspection';
import { queuePlaceOf } from '../platform/queue/queue';
import { orUnknown } from '../platform/kernel/deadline';
import { command, type CommonFlags, type Register } from './kernel/command';
import { withInstallation, type Installation } from './kernel/installation';
import { answer, count, facts } from './kernel/print';

const versionAndWorkers = z.object({
  version: z.string(),
  workers: z.bigint(),
});

interface Status {
  readonly database: { readonly embedded: boolean; readonly version: string };
  readonly log: { readonly events: bigint; readonly newest: string | null };
  readonly workers: number;
  readonly projections: {
    readonly total: number;
    readonly stopped: readonly string[];
    /** Until a version of Annals runs that can read their next event. */
    readonly waiting: readonly string[];
    /** Not moved for a minute while the log has. */
    readonly stalled: readonly string[];
    readonly rebuilding: readonly string[];
    readonly furthestBehind: bigint;
  };
  /** Null: the queue does not answer. */
  readonly jobs: Readonly<Record<string, number>> | null;
}

/** `annals status`: the installation at a glance. */
export const status: Register = (annals) => {
  command(annals, 'status', 'the installation at a glance: log, projections, workers, jobs').action(
    (flags: CommonFlags) =>
      withInstallation(async (installation) => {
        const found = await look(installation);
        answer(flags, found, () => inWords(found));
      }),
  );
};

async function look({ configuration, database, pool, log }: Installation): Promise<Status> {
  const head = await log.head();
  const newest = head > 0n ? (await log.readStored({ after: head - 1n, limit: 1 })).events[0] : undefined;
  const statuses = await projectionStatuses(pool, log);
  const row = await rowOf(
    versionAndWorkers,
    pool.query(
      `SELECT current_setting('server_version') AS version,
       (SELECT count(*) FROM annals_read.workers WHERE seen_at > now() - interval '8 seconds') AS workers`,
    ),
  );
  const queue = inspectQueue(queuePlaceOf(configuration, database));
  const jobs = await orUnknown(queue.counts()).finally(() => queue.close());
  return {
    database: { embedded: configuration.databaseUrl === undefined, version: row?.version ?? '' },
    log: { events: head, newest: newest?.recordedAt ?? null },
    workers: Number(row?.workers ?? 0),
    projections: {
      total: statuses.length,
      stopped: statuses.filter((one) => one.status === 'stopped').map(({ name }) => name),
      waiting: statuses.filter((one) => one.status === 'waiting').map(({ name }) => name),
      stalled: statuses.filter((one) => one.status === 'stalled').map(({ name }) => name),
      rebuilding: statuses.filter(({ rebuild }) => rebuild?.failure === null).map(({ name }) => name),
      furthestBehind: statuses.reduce((most, { lag }) => (BigInt(lag) > most ? BigInt(lag) : most), 0n),
    },
    jobs,
  };
}

function inWords({ database, log, workers, projections, jobs }: Status): string {
  const names = (list: readonly string[]) => (list.length === 0 ? 'none' : list.join(', '));
  return facts({
    database: `PostgreSQL ${database.version}${database.embedded ? ', embedded' : ''}`,
    events: log.newest === null ? 'none' : `${count(log.events)}, the newest of ${log.newest}`,
    workers: workers === 0 ? 'none: nothing moves the projections' : workers,
    projections: `${String(projections.total)}, the last one ${count(projections.furthestBehind)} events behind`,
    stopped: names(projections.stopped),
    ...(projections.waiting.length > 0 ? { 'waiting for a newer version': names(projections.waiting) } : {}),
    stalled: names(projections.stalled),
    rebuilding: names(projections.rebuilding),
    jobs: jobs
      ? Object.entries(jobs)
          .map(([state, number]) => `${count(number)} ${state}`)
          .join(', ')
      : 'unknown: the queue does not answer',
  });
}
