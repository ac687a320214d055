import type { EventLog } from '@annals/event-store/event-log';
import type pg from 'pg';
import { upsertRows } from '@annals/projections/engine/batch-writer';
import { foldInto, handledIn, type Rows } from '@annals/projections/engine/fold';
import { createIndexes, createTable, dropTable, tableOf } from '@annals/projections/engine/read-model-table';
import { meetings } from '@annals/projections/features/meetings/meetings-fold';

const BATCH_SIZE = 500;
/** A generation that no rebuild uses. */
const GENERATION = 9_999;

/**
 * The usual way to replay: transactions of 500 events, one statement per event. It folds with the same code and keeps the rows in
 * memory, so it is spared reading them back; what differs is that every event is written.
 * @returns seconds for the events up to `limit`
 */
export async function replayStatementPerEvent(log: EventLog, pool: pg.Pool, limit: number): Promise<number> {
  const table = tableOf(meetings, GENERATION);
  await pool.query(`${dropTable(meetings, GENERATION)}; ${createTable(meetings, GENERATION)}`);
  for (const statement of createIndexes(meetings, GENERATION)) await pool.query(statement);
  const upsert = { name: 'baseline', text: upsertRows(meetings, table, '$1', 'true') };
  const rows: Rows = new Map();
  const client = await pool.connect();
  const start = performance.now();
  let after = 0n;
  while (after < BigInt(limit)) {
    const page = await log.readAll({ after, limit: BATCH_SIZE });
    if (page.events.length === 0) break;
    await client.query('BEGIN');
    for (const event of page.events) {
      const { touched } = foldInto(meetings, rows, handledIn(meetings, [event]));
      const changed = [...touched].map((key) => rows.get(key));
      if (changed.length > 0) await client.query({ ...upsert, values: [JSON.stringify(changed)] });
    }
    await client.query('COMMIT');
    after = page.next;
  }
  const seconds = (performance.now() - start) / 1_000;
  client.release();
  await pool.query(dropTable(meetings, GENERATION));
  return seconds;
}
