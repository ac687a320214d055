import { statfsSync } from 'node:fs';
import type { EventLog } from '@annals/event-store/event-log';
import { WrongMasterKey } from '@annals/event-store/personal-data/master-key';
import { READ_SCHEMA } from '@annals/projections/kernel/connections';
import { projectionStatuses, workers } from '@annals/projections/kernel/status';
import type pg from 'pg';
import { publishedIn, sealSettings } from '../audit/sealing/settings';
import type { Configuration } from '../configuration';
import type { QueueInspection } from '../jobs/queue-inspection';
import { logBehindSeal } from './log-behind-seal';

/** What a check-up found at one place. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'attention' | 'broken';
  /** What was found, and what to do about it. */
  readonly detail: string;
}

export interface CheckUpSurroundings {
  readonly configuration: Configuration;
  readonly pool: pg.Pool;
  readonly log: EventLog;
  readonly jobs: QueueInspection;
}

type Check = (around: CheckUpSurroundings) => Promise<Omit<Finding, 'check'>>;

const OLDEST_POSTGRES = 140_000;
const LEAST_FREE_BYTES = 2 * 1024 ** 3;
const MOST_CLOCK_DIFFERENCE_MS = 5_000;
const LARGEST_LAG = 5_000n;
/** Read models named in one line. */
const MOST_NAMED = 5;

const ok = (detail: string) => ({ state: 'ok', detail }) as const;
const attention = (detail: string) => ({ state: 'attention', detail }) as const;
const broken = (detail: string) => ({ state: 'broken', detail }) as const;

const CHECKS: Readonly<Record<string, Check>> = {
  database: async ({ pool }) => {
    const { rows } = await pool.query<{ number: string; version: string }>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
    );
    const found = rows[0];
    return Number(found?.number) >= OLDEST_POSTGRES
      ? ok(`PostgreSQL ${found?.version ?? ''}`)
      : broken(`PostgreSQL ${found?.version ?? ''} is too old: 14 or newer is needed.`);
  },
  rights: async ({ pool }) => {
    const { rows } = await pool.query<{ create: boolean; role: boolean }>(
      `SELECT has_database_privilege(current_database(), 'CREATE') AS create,
         EXISTS (SELECT FROM pg_roles WHERE rolname = 'annals_app') AS role`,
    );
    if (!rows[0]?.create)
      return broken('The database user may not create schemas. Grant it CREATE on the database.');
    if (!rows[0].role)
      return attention('The role annals_app is missing: the log is protected by triggers alone.');
    return ok('schemas can be made, the log is protected by triggers and by rights');
  },
  'master key': async ({ pool, log }) => {
    const { rows } = await pool.query<{ keys: bigint }>(
      'SELECT count(*) AS keys FROM annals_keys.personal_keys',
    );
    const keys = Number(rows[0]?.keys ?? 0n);
    if (keys === 0) return ok('no keys of people yet');
    try {
      await log.readAllBackward({ limit: 500 });
      await log.readAll({ after: 0n, limit: 500 });
      return ok(`fits the keys of ${keys.toLocaleString('en')} people`);
    } catch (error) {
      if (error instanceof WrongMasterKey) return broken(error.message);
      return attention(error instanceof Error ? error.message : String(error));
    }
  },
  log: async ({ configuration, pool, log }) => {
    const head = await log.head();
    if (configuration.eventStoreUrl !== undefined)
      return ok(`${head.toLocaleString('en')} events in EventStoreDB`);
    const { rows } = await pool.query<{ events: bigint }>(
      'SELECT count(*) AS events FROM annals_events.events',
    );
    const events = rows[0]?.events ?? 0n;
    // Counted after the head was read: people may have written in between.
    return events >= head
      ? ok(`${head.toLocaleString('en')} events, no gap`)
      : broken(`${String(head - events)} events are missing below ${String(head)}: run annals audit verify.`);
  },
  'read models': async ({ pool, log }) => {
    const statuses = await projectionStatuses(pool, log);
    const head = await log.head();
    const ahead = statuses.filter(({ position }) => BigInt(position) > head);
    if (ahead.length > 0)
      return broken(`Ahead of the log: ${namesOf(ahead)}. Was an old backup of it restored?`);
    const stopped = statuses.filter(({ status }) => status === 'stopped');
    if (stopped.length > 0) return broken(`Stopped: ${namesOf(stopped)}. See annals projections list.`);
    const behind = statuses.filter(({ lag }) => BigInt(lag) > LARGEST_LAG);
    if (behind.length > 0)
      return attention(`More than ${String(LARGEST_LAG)} events behind: ${namesOf(behind)}.`);
    const paused = statuses.filter(({ status }) => status === 'paused');
    if (paused.length > 0) return attention(`Paused: ${namesOf(paused)}.`);
    return ok(`${String(statuses.length)} read models, none far behind`);
  },
  workers: async ({ pool }) => {
    const alive = await workers(pool);
    return alive.length > 0
      ? ok(`${String(alive.length)} alive`)
      : attention('None is alive: Annals is not running, or no process has the role projections.');
  },
  jobs: async ({ jobs }) => {
    const { failed, waiting } = await jobs.counts();
    return failed > 0
      ? attention(`${String(failed)} have failed. See annals jobs list.`)
      : ok(`${String(waiting)} waiting, none failed`);
  },
  seal: async ({ configuration, pool, log }) => {
    const behind = await logBehindSeal(pool, log, publishedIn(sealSettings(configuration)));
    if (behind !== undefined) return broken(behind);
    const { rows } = await pool.query<{ size: bigint; at: string }>(
      'SELECT size, sealed_at AS at FROM annals_seal.checkpoints ORDER BY size DESC LIMIT 1',
    );
    const last = rows[0];
    const alarms = await openAlarms(pool);
    if (alarms > 0)
      return broken(
        `The log is not what was sealed: ${String(alarms)} open alarms. See annals audit verify.`,
      );
    return last
      ? ok(`${last.size.toLocaleString('en')} events sealed, last at ${last.at}`)
      : attention('Nothing is sealed yet. annals audit seal does it now.');
  },
  disk: async ({ configuration }) => {
    const { bavail, bsize } = statfsSync(configuration.dataDirectory);
    const free = bavail * bsize;
    const gigabytes = `${(free / 1024 ** 3).toFixed(1)} GB free below ${configuration.dataDirectory}`;
    return free < LEAST_FREE_BYTES ? attention(`Only ${gigabytes}.`) : ok(gigabytes);
  },
  clock: async ({ pool }) => {
    const { rows } = await pool.query<{ now: string }>('SELECT clock_timestamp() AS now');
    const difference = Math.abs(Date.now() - Date.parse(rows[0]?.now ?? ''));
    return difference > MOST_CLOCK_DIFFERENCE_MS
      ? attention(
          `This machine's clock and the database's differ by ${String(Math.round(difference / 1000))} s.`,
        )
      : ok(`differs from the database's by ${String(difference)} ms`);
  },
};

/** Looks at everything that usually goes wrong. A check that cannot be made is broken, with the reason. */
export async function checkUp(around: CheckUpSurroundings): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [check, look] of Object.entries(CHECKS)) {
    try {
      findings.push({ check, ...(await look(around)) });
    } catch (error) {
      findings.push({ check, ...broken(error instanceof Error ? error.message : String(error)) });
    }
  }
  return findings;
}

/** Alarms that nobody has taken note of; none where the read model of them is not built yet. */
async function openAlarms(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ isBuilt: boolean }>(
    `SELECT EXISTS (SELECT FROM information_schema.columns
       WHERE table_schema = $1 AND table_name = 'log_alarms' AND column_name = 'acknowledgedAt') AS "isBuilt"`,
    [READ_SCHEMA],
  );
  if (!rows[0]?.isBuilt) return 0;
  const counted = await pool.query<{ open: bigint }>(
    `SELECT count(*) AS open FROM ${READ_SCHEMA}.log_alarms WHERE "acknowledgedAt" IS NULL`,
  );
  return Number(counted.rows[0]?.open ?? 0n);
}

function namesOf(statuses: readonly { name: string }[]): string {
  const named = statuses.slice(0, MOST_NAMED).map(({ name }) => name);
  const others = statuses.length - named.length;
  return named.join(', ') + (others > 0 ? ` and ${String(others)} more` : '');
}
