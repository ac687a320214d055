import { statfsSync } from 'node:fs';
import {
  KINDS_OF_WAITING,
  standingOf,
  standingOfAll,
  type KindThatWaits,
  type WhatStands,
} from '@annals/contracts/features/operations/what-waits';
import { oneRowOf, rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { EventLog } from '@annals/event-store/event-log';
import { WrongMasterKey } from '@annals/event-store/personal-data/master-key';
import type { CheckpointSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { openPool, READ_SCHEMA, type ReadModels } from '@annals/projections/engine/connections';
import { projectionStatuses, workers } from '@annals/projections/engine/status';
import type pg from 'pg';
import { z } from 'zod';
import { transportNameOf } from '../../platform/mail/transport';
import { ALONE, isAlone, sealSettings } from '../../platform/sealing/settings';
import { SealingIsStopped, sealingStop } from '../../platform/sealing/stop';
import type { WitnessSettings } from '../../platform/sealing/witnesses/ask';
import type { Configuration } from '../../platform/configuration/configuration';
import { isSeparated, type DatabaseUrls } from '../../platform/configuration/database';
import type { QueueInspection } from '../../platform/queue/queue-inspection';
import { orUnknown } from '../../platform/kernel/deadline';
import { hasRoom } from '../../platform/sessions/has-room';
import { openPictureStore } from '../../platform/pictures/open-store';
import { tryOut } from '../../platform/pictures/picture-store';
import { tooManyRights } from './database-rights';
import { logBehindSeal } from './log-behind-seal';
import { refusePooler } from './pooler';
import { THIS_BUILD } from '../../platform/http/upgrade';
import { versionsSideBySide } from './versions';
import { whatWaits } from './waiting/what-waits';

const numberAndVersion = z.object({
  number: z.string(),
  version: z.string(),
});
const createAndRole = z.object({
  create: z.boolean(),
  role: z.boolean(),
});
const withEvents = z.object({
  events: z.bigint(),
});
const sizeAndAt = z.object({
  size: z.bigint(),
  at: z.string(),
});
const withNow = z.object({
  now: z.string(),
});
const withKeys = z.object({
  keys: z.bigint(),
});
const withIsBuilt = z.object({
  isBuilt: z.boolean(),
});
const withOpen = z.object({
  open: z.bigint(),
});
const withOrigin = z.object({
  origin: z.string(),
});
const witnessAndError = z.object({
  witness: z.string(),
  error: z.string(),
});

/** What the doctor found at one place. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'attention' | 'broken';
  /** What was found, and what to do about it. */
  readonly detail: string;
}

export interface DoctorContext {
  readonly configuration: Configuration;
  readonly database: DatabaseUrls;
  readonly pool: pg.Pool;
  readonly log: EventLog;
  readonly jobs: QueueInspection;
  readonly readModels: ReadModels;
}

type Check = (around: DoctorContext) => Promise<Omit<Finding, 'check'>>;

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
  database: async ({ database, pool }) => {
    await refusePooler(database.url);
    const found = await rowOf(
      numberAndVersion,
      pool.query(
        `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
      ),
    );
    return Number(found?.number) >= OLDEST_POSTGRES
      ? ok(`PostgreSQL ${found?.version ?? ''}`)
      : broken(`PostgreSQL ${found?.version ?? ''} is too old: 14 or newer is needed.`);
  },
  rights: async ({ database, pool }) => {
    if (isSeparated(database)) {
      const tooMuch = await tooManyRights(pool);
      return tooMuch.length > 0
        ? broken(
            `The database user of the application may do too much: ${tooMuch.join(', ')}. Run annals database prepare.`,
          )
        : ok('owner, application, keys and seal have database users of their own');
    }
    const row = await rowOf(
      createAndRole,
      pool.query(
        `SELECT has_database_privilege(current_database(), 'CREATE') AS create,
         EXISTS (SELECT FROM pg_roles WHERE rolname = 'annals_app') AS role`,
      ),
    );
    if (!row?.create)
      return broken('The database user may not create schemas. Grant it CREATE on the database.');
    return attention(
      'One database user owns everything, so somebody who takes over the application can change the log, the keys and the seal' +
        (row.role ? '. ' : ', and the role annals_app is missing. ') +
        'Give each a user of its own: DATABASE_OWNER_URL, DATABASE_KEYS_URL, DATABASE_SEAL_URL and annals database prepare.',
    );
  },
  'master key': async ({ database, log }) => {
    const keys = await numberOfKeys(database);
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
    const row = await rowOf(withEvents, pool.query('SELECT count(*) AS events FROM annals_events.events'));
    const events = row?.events ?? 0n;
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
    const waiting = statuses.filter(({ status }) => status === 'waiting');
    if (waiting.length > 0)
      return broken(
        `Waiting for a newer version of Annals, which wrote what comes next: ${namesOf(waiting)}. Start a process of it with the role projections.`,
      );
    const stalled = statuses.filter(({ status }) => status === 'stalled');
    if (stalled.length > 0)
      return broken(
        `No progress for more than a minute while the log has grown: ${namesOf(stalled)}. Look at the workers and at what they write to the log of the process.`,
      );
    const behind = statuses.filter(({ lag }) => BigInt(lag) > LARGEST_LAG);
    if (behind.length > 0)
      return attention(`More than ${String(LARGEST_LAG)} events behind: ${namesOf(behind)}.`);
    const paused = statuses.filter(({ status }) => status === 'paused');
    if (paused.length > 0) return attention(`Paused: ${namesOf(paused)}.`);
    return ok(`${String(statuses.length)} read models, none stalled or far behind`);
  },
  workers: async ({ pool }) => {
    const alive = await workers(pool);
    return alive.length > 0
      ? ok(`${String(alive.length)} alive`)
      : attention('None is alive: Annals is not running, or no process has the role projections.');
  },
  versions: async ({ pool }) => {
    const { state, detail } = await versionsSideBySide(pool, THIS_BUILD);
    return { state, detail };
  },
  jobs: async ({ jobs }) => {
    const counts = await orUnknown(jobs.counts());
    if (!counts)
      return broken(
        'Unknown: the queue does not answer. Jobs wait until it is back; look at Redis, or at PostgreSQL where the queue is there.',
      );
    const { failed, waiting } = counts;
    return failed > 0
      ? attention(`${String(failed)} have failed. See annals jobs list.`)
      : ok(`${String(waiting)} waiting, none failed`);
  },
  seal: async ({ configuration, pool, log }) => {
    const settings = sealSettings(configuration);
    if (configuration.roles.includes('jobs')) settings.memory.tryOut();
    const behind = await logBehindSeal(pool, log, settings);
    if (behind !== undefined) return broken(behind);
    const stopped = await sealingStop(log, settings);
    if (stopped) return broken(new SealingIsStopped(stopped).message);
    const unsigned = await signerAway(pool, settings.signer);
    if (unsigned !== undefined) return broken(unsigned);
    const last = await rowOf(
      sizeAndAt,
      pool.query('SELECT size, sealed_at AS at FROM annals_seal.checkpoints ORDER BY size DESC LIMIT 1'),
    );
    const alarms = await openAlarms(pool);
    if (alarms > 0)
      return broken(
        `The log is not what was sealed: ${String(alarms)} open alarms. See annals audit verify.`,
      );
    if (configuration.production && isAlone(settings)) return attention(ALONE);
    const away = await witnessesAway(pool, settings.witnesses);
    if (away.length > 0) return attention(`Not every witness cosigns the log. ${away.join(' ')}`);
    return last
      ? ok(`${last.size.toLocaleString('en')} events sealed, last at ${last.at}`)
      : attention('Nothing is sealed yet. annals audit seal does it now.');
  },
  'room in the database': async ({ pool }) =>
    (await hasRoom(pool))
      ? ok('what is written can be stored')
      : broken(
          "The database has no room left on its disk: commands are answered with 503. Make room on PostgreSQL's disk; nothing that was acknowledged is lost.",
        ),
  pictures: async ({ configuration }) => {
    const store = openPictureStore(configuration.pictures);
    try {
      await tryOut(store);
    } catch (error) {
      return broken(
        `Pictures of people cannot be written to ${store.place}: ${error instanceof Error ? error.message : String(error)} ` +
          'Let the user of Annals write there, or name another place in ANNALS_PICTURES_FOLDER or ANNALS_PICTURES_BUCKET.',
      );
    }
    return ok(`are written to ${store.place}`);
  },
  disk: async ({ configuration }) => {
    const { bavail, bsize } = statfsSync(configuration.dataDirectory);
    const free = bavail * bsize;
    const gigabytes = `${(free / 1024 ** 3).toFixed(1)} GB free below ${configuration.dataDirectory}`;
    return free < LEAST_FREE_BYTES ? attention(`Only ${gigabytes}.`) : ok(gigabytes);
  },
  clock: async ({ pool }) => {
    const row = await rowOf(withNow, pool.query('SELECT clock_timestamp() AS now'));
    const difference = Math.abs(Date.now() - Date.parse(row?.now ?? ''));
    return difference > MOST_CLOCK_DIFFERENCE_MS
      ? attention(
          `This machine's clock and the database's differ by ${String(Math.round(difference / 1000))} s.`,
        )
      : ok(`differs from the database's by ${String(difference)} ms`);
  },
};

/** Looks at everything that usually goes wrong. A check that cannot be made is broken, with the reason. */
export async function diagnose(around: DoctorContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [check, look] of Object.entries(CHECKS)) {
    try {
      findings.push({ check, ...(await look(around)) });
    } catch (error) {
      findings.push({ check, ...broken(error instanceof Error ? error.message : String(error)) });
    }
  }
  return [...findings, ...(await waitingFindings(around))];
}

/** A check for each kind of thing that waits, unless there is one of its own that says more. */
async function waitingFindings(around: DoctorContext): Promise<readonly Finding[]> {
  const { configuration } = around;
  const found = await whatWaits({
    ...around,
    sealSettings: sealSettings(configuration),
    timeZone: configuration.timeZone,
    mail: { name: transportNameOf(configuration.mail) },
    clock: () => new Date(),
  });
  return found
    .filter(({ kind }) => !(KINDS_OF_WAITING[kind].label in CHECKS))
    .map((one) => ({ check: KINDS_OF_WAITING[one.kind].label, ...waitingFinding(one) }));
}

function waitingFinding(one: KindThatWaits): Omit<Finding, 'check'> {
  const { kind, things } = one;
  const { todo } = KINDS_OF_WAITING[kind];
  if (things === null) return broken('Unknown: this could not be looked at just now.');
  if (things.length === 0) return ok('none here');
  const waiting = things.reduce((sum, thing) => sum + thing.waiting, 0);
  const noted = things.filter((thing) => standingOf(kind, thing) !== 'ok').slice(0, MOST_NAMED);
  if (noted.length === 0)
    return ok(
      `${namesOf(things)}: ${waiting === 0 ? 'nothing waits' : `${waiting.toLocaleString('en')} wait`}`,
    );
  const said = `${noted.map((thing) => inWords(thing)).join(' ')} ${todo}`;
  return standingOfAll(one) === 'failing' ? broken(said) : attention(said);
}

function inWords({ name, failure, failingSince, waiting, waitingSeconds, progressAt }: WhatStands): string {
  const since = failingSince === null ? '' : ` since ${failingSince}`;
  const why = failure === null ? '' : ` fails${since}: ${failure}`;
  const wait = `${waiting.toLocaleString('en')} wait, the oldest for ${String(Math.round(waitingSeconds))} s`;
  return `${name}${why} (${wait}; last progress: ${progressAt ?? 'none'}).`;
}

/** How many people have a key. */
async function numberOfKeys({ keysUrl }: DatabaseUrls): Promise<number> {
  const pool = openPool(keysUrl, 1);
  try {
    const row = await rowOf(withKeys, pool.query('SELECT count(*) AS keys FROM annals_keys.personal_keys'));
    return Number(row?.keys ?? 0n);
  } finally {
    await pool.end();
  }
}

/** Alarms that nobody has taken note of; none where the read model of them is not built yet. */
async function openAlarms(pool: pg.Pool): Promise<number> {
  const row = await rowOf(
    withIsBuilt,
    pool.query(
      `SELECT EXISTS (SELECT FROM information_schema.columns
       WHERE table_schema = $1 AND table_name = 'log_alarms' AND column_name = 'acknowledgedAt') AS "isBuilt"`,
      [READ_SCHEMA],
    ),
  );
  if (!row?.isBuilt) return 0;
  const { open } = await oneRowOf(
    withOpen,
    pool.query(`SELECT count(*) AS open FROM ${READ_SCHEMA}.log_alarms WHERE "acknowledgedAt" IS NULL`),
  );
  return Number(open);
}

/** Why nothing can be signed; undefined when it can. */
async function signerAway(
  pool: pg.Pool,
  signer: Pick<CheckpointSigner, 'keys'>,
): Promise<string | undefined> {
  const rows = await rowsOf(withOrigin, pool.query('SELECT origin FROM annals_seal.state'));
  const [state] = rows;
  if (!state) return undefined;
  try {
    await signer.keys(state.origin);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What is wrong with witnesses, each in a sentence. */
async function witnessesAway(
  pool: pg.Pool,
  witnesses: readonly WitnessSettings[],
): Promise<readonly string[]> {
  const rows = await rowsOf(
    witnessAndError,
    pool.query('SELECT witness, error FROM annals_seal.witnesses WHERE error IS NOT NULL'),
  );
  return witnesses.flatMap(({ key }) => {
    const found = rows.find(({ witness }) => witness === key.text);
    return found ? [`${key.name}: ${found.error}`] : [];
  });
}

function namesOf(statuses: readonly { name: string }[]): string {
  const named = statuses.slice(0, MOST_NAMED).map(({ name }) => name);
  const others = statuses.length - named.length;
  return named.join(', ') + (others > 0 ? ` and ${String(others)} more` : '');
}
