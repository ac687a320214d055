import type { EventLog } from '@annals/event-store/event-log';
import type pg from 'pg';

/**
 * Whether the log is older than its own seal: signed checkpoints that were kept, in the database or outside, tell of more events than there
 * are. Then an older backup was restored, or the end of the log was cut off, and what is missing may have been shown to people already.
 * @param published checkpoints that were found outside the database
 * @returns a sentence for the operator; undefined when all is well
 */
export async function logBehindSeal(
  pool: pg.Pool,
  log: Pick<EventLog, 'head'>,
  published: readonly string[],
): Promise<string | undefined> {
  const { rows } = await pool.query<{ position: bigint; size: bigint }>(
    `SELECT coalesce(max(position), 0)::bigint AS position, coalesce(max(size), 0)::bigint AS size FROM annals_seal.checkpoints`,
  );
  const kept = rows[0] ?? { position: 0n, size: 0n };
  const outside = published.reduce((most, note) => {
    const size = treeSizeOf(note);
    return size > most ? size : most;
  }, 0n);
  // Asked last: other processes may be writing, and the log is never behind what it is compared with then.
  const head = await log.head();
  const sealed = [kept.position, kept.size, outside].reduce((most, one) => (one > most ? one : most), 0n);
  if (sealed <= head) return undefined;
  return (
    `The log ends at ${String(head)}, and checkpoints of ${String(sealed)} events were signed: it is older than its own seal. ` +
    'Restore a newer backup. When there is none, these events are lost: keep the checkpoints as evidence, ' +
    'and docs/operations.md tells how to go on without them.'
  );
}

/** The second line of a checkpoint is the number of its leaves. */
function treeSizeOf(note: string): bigint {
  const line = note.split('\n')[1] ?? '';
  return /^\d{1,18}$/.test(line) ? BigInt(line) : 0n;
}
