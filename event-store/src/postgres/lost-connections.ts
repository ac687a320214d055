import type pg from 'pg';

const nothing = () => undefined;

/**
 * Lets a process outlive the connections of a pool: one that is lost while it lies idle, or between two statements of its holder
 * (a turn, a transaction), makes the next statement fail, which is reported there. Without somebody who listens, Node would end the process.
 */
export function outliveLostConnections(pool: pg.Pool): void {
  pool.on('error', nothing);
  pool.on('connect', (client) => client.on('error', nothing));
}
