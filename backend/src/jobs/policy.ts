import { setTimeout } from 'node:timers/promises';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { subscribe } from '@annals/event-store/subscription';
import type { EventLog } from '@annals/event-store/event-log';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';
import { UNHURRIED } from '@annals/projections/kernel/transaction-settings';
import type pg from 'pg';
import type { Logger } from 'pino';
import { because } from '../kernel/cause';
import { JOBS_SCHEMA } from './schema';

/** "Whenever this happens, that must follow": reads the log with a checkpoint of its own and queues jobs. Replays do not run it. */
export interface Policy {
  readonly name: string;
  /** Queues what follows from an event. May run twice for one event: job ids are deterministic and jobs act through commands. */
  react(event: RecordedEvent): Promise<void>;
}

const TABLE = `${JOBS_SCHEMA}.policies`;
const BATCH_SIZE = 200;
const RETRY_MS = 2_000;

/**
 * Runs a policy until the signal; when the queue or the database is away it waits and goes on from its checkpoint.
 * A new policy begins at the head of the log: what happened before it existed is found by the sweeps.
 * Its checkpoint moves after the jobs are queued, and never backwards, so several processes may run it at once. An event that this version
 * cannot read holds nothing up: the read models that need it stop and say so, and what is due is found by the sweeps.
 */
export async function runPolicy(
  policy: Policy,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await followOnce(policy, surroundings, signal);
    } catch (error) {
      surroundings.logger.warn({ err: error, policy: policy.name }, 'policy waits');
      await setTimeout(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

interface Surroundings {
  readonly log: EventLog;
  readonly pool: pg.Pool;
  readonly logger: Logger;
}

async function followOnce(
  policy: Policy,
  { log, pool, logger }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const after = await checkpointOf(policy, log, pool);
  const onError = (error: unknown) => logger.warn({ err: error, policy: policy.name }, 'policy waits');
  try {
    for await (const batch of subscribe(log, { after, batchSize: BATCH_SIZE, signal, onError })) {
      for (const event of batch.events)
        await because({ policy: policy.name, eventId: event.id }, () => policy.react(event));
      if (batch.events.length > 0) await moveCheckpoint(policy, batch.position, pool);
    }
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    logger.error({ err: error, policy: policy.name }, 'policy passes over an event that cannot be read');
    await moveCheckpoint(policy, error.position, pool);
  }
}

async function moveCheckpoint({ name }: Policy, position: bigint, pool: pg.Pool): Promise<void> {
  // Set back by a crash of the server, the policy reacts again to what it has reacted to, which is harmless.
  await pool.query(
    `WITH ${UNHURRIED} UPDATE ${TABLE} SET position = greatest(position, $2) FROM unhurried WHERE name = $1`,
    [name, String(position)],
  );
}

async function checkpointOf(policy: Policy, log: EventLog, pool: pg.Pool): Promise<bigint> {
  await pool.query(`INSERT INTO ${TABLE} (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    policy.name,
    String(await log.head()),
  ]);
  const { rows } = await pool.query<{ position: bigint }>(`SELECT position FROM ${TABLE} WHERE name = $1`, [
    policy.name,
  ]);
  return rows[0]?.position ?? 0n;
}
