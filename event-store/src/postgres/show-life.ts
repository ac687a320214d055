import type { ClientBase } from 'pg';

const HEARTBEAT_MS = 2_000;

/**
 * Runs `act` while a transaction is open on a connection, and shows the database meanwhile that this process is not frozen: of one that is,
 * the transaction ends after some seconds, and with it what it holds.
 */
export async function showLife<T>(client: ClientBase, act: () => Promise<T>): Promise<T> {
  const heartbeat = setInterval(() => void client.query('SELECT 1').catch(() => undefined), HEARTBEAT_MS);
  try {
    return await act();
  } finally {
    clearInterval(heartbeat);
  }
}
