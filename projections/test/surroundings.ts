import { randomBytes } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import type { NewEvent } from '@annals/contracts/kernel/event';
import { EventLog } from '@annals/event-store/event-log';
import { MemoryPersonalKeys } from '@annals/event-store/personal-data/memory-personal-keys';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import type pg from 'pg';
import { v4 } from 'uuid';
import { afterEach } from 'vitest';
import { SharedLog } from '@annals/event-store/shared-log';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { appendUnchecked, type OldEvent } from '../../event-store/test/old-log';
import { openPool, openReadModels, type ReadModels } from '../src/engine/connections';
import type { Poison } from '../src/engine/fold';
import type { Projection } from '../src/engine/projection';
import { migrateReadModels } from '../src/engine/schema';
import { ProjectionWorker } from '../src/engine/worker';
import { projections as all } from '../src/features';

/** Of the pool that the workers of a test share. */
export const CONNECTIONS = 12;

/** A log and read models on a database of their own. */
export interface Surroundings {
  readonly url: string;
  readonly log: EventLog;
  readonly pool: pg.Pool;
  readonly db: ReadModels;
  /** Destroys the keys of a person. */
  erase(subject: string): Promise<number>;
  /** Appends events to a new stream, or goes on with one. */
  append(stream: string, ...events: readonly NewEvent[]): Promise<bigint>;
  /** Appends an event as a log of before may hold it: unchecked. */
  appendOld(event: Omit<OldEvent, 'actorId' | 'actorRole'>): Promise<bigint>;
  worker(
    id: string,
    projections?: readonly Projection[],
  ): { worker: ProjectionWorker; stopped: Poison[]; failures: unknown[] };
  close(): Promise<void>;
}

export async function surroundings(
  projections: readonly Projection[] = all,
  serverUrl?: string,
): Promise<Surroundings> {
  const url = await freshDatabase(serverUrl);
  await migrateEventStore(url);
  const keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  const store = new PostgresEventStore(url);
  const log = new EventLog(store, eventDefinitions, keys);
  const pool = openPool(url, CONNECTIONS);
  await migrateReadModels(pool, projections);
  const db = openReadModels(url, 4);
  const workers: ProjectionWorker[] = [];
  return {
    url,
    log,
    pool,
    db,
    erase: (subject) => keys.destroy(subject),
    append: async (stream, ...events) => {
      const revision = (await log.readStream(stream)).at(-1)?.revision ?? 'no-stream';
      const commandId = v4();
      const metadata = {
        commandId,
        correlationId: commandId,
        actorId: 'system:test',
        actorRole: 'system',
        occurredAt: new Date().toISOString(),
      };
      return (await log.append(stream, events, metadata, revision)).position;
    },
    appendOld: async (event) =>
      (await appendUnchecked(store, keys, { ...event, actorId: 'system:test', actorRole: 'system' }))
        .position,
    worker: (id, chosen = projections) => {
      const stopped: Poison[] = [];
      const failures: unknown[] = [];
      const worker = new ProjectionWorker(id, pool, new SharedLog(log), chosen, {
        stopped: (_, poison) => stopped.push(poison),
        rebuilt: () => undefined,
        failed: (error) => failures.push(error),
      });
      workers.push(worker);
      return { worker, stopped, failures };
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await db.destroy();
      await log.close();
      await pool.end();
    },
  };
}

/** Surroundings for each test of a file that asks for them, closed after it. */
export function surroundingsPerTest(): typeof surroundings {
  let open: Surroundings | undefined;
  afterEach(async () => {
    await open?.close();
    open = undefined;
  });
  return async (...parameters) => (open = await surroundings(...parameters));
}
