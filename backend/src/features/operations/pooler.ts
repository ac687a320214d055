import { rowOf } from '@annals/event-store/postgres/rows';
import { openPool } from '@annals/projections/engine/connections';
import { z } from 'zod';
import { WrongConfiguration } from '../../platform/kernel/wrong-configuration';

const withPid = z.object({
  pid: z.number(),
});

/**
 * Refuses a pooler between Annals and PostgreSQL, such as PgBouncer: notifications, roles and time limits belong to a session, which a pooler
 * gives to others or begins without its settings; and whether the server still works on a statement is asked by the number of its process.
 * @throws WrongConfiguration with what to do; whatever keeps the database from being reached
 */
export async function refusePooler(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    const client = await pool.connect();
    try {
      const row = await rowOf(withPid, client.query('SELECT pg_backend_pid() AS pid'));
      // Who answers says its number when the connection comes about; a pooler says one of its own.
      if (row?.pid !== Number(Reflect.get(client, 'processID'))) throw behindPooler();
    } finally {
      client.release();
    }
  } catch (error) {
    throw isOfPooler(error) ? behindPooler() : error;
  } finally {
    await pool.end();
  }
}

/** Whether it was a pooler that refused: PostgreSQL takes every parameter that Annals begins a session with. */
export function isOfPooler(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unsupported startup parameter');
}

export function behindPooler(): WrongConfiguration {
  return new WrongConfiguration(
    'A pooler (PgBouncer, say) stands between Annals and PostgreSQL. Annals needs sessions of its own there: for notifications, roles, limits and finding out what has fallen silent. ' +
      'Let DATABASE_URL and the other database addresses name PostgreSQL itself; Annals keeps pools of connections of its own.',
  );
}
