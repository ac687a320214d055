import { rowsOf } from '@annals/event-store/postgres/rows';
import type { EventLog } from '@annals/event-store/event-log';
import { breakName } from '@annals/event-store/sealing/anchor';
import { readableCheckpoint } from '@annals/event-store/sealing/checkpoint';
import type pg from 'pg';
import { z } from 'zod';
import { newestIn } from '../../platform/sealing/published';
import type { SealSettings } from '../../platform/sealing/settings';
import { recordedStops } from '../../platform/sealing/stop';

const noteAndPosition = z.object({
  note: z.string(),
  position: z.bigint(),
});

/** Checkpoints looked at, newest first: those that an operator gave up are passed over. */
const LOOKED_AT = 10_000;

/**
 * Whether the log is older than its own seal: signed checkpoints that were kept, in the database or outside, tell of more events than there
 * are. Then an older backup was restored, or the end of the log was cut off, and what is missing may have been shown to people already.
 * @param settings where checkpoints are kept outside the database, and who signs the orders of operators who gave some up
 * @returns a sentence for the operator; undefined when all is well
 */
export async function logBehindSeal(
  pool: pg.Pool,
  log: Pick<EventLog, 'head' | 'readStream'>,
  settings: Pick<SealSettings, 'folder' | 'bucket' | 'memory' | 'signer'>,
): Promise<string | undefined> {
  const rows = await rowsOf(
    noteAndPosition,
    pool.query('SELECT note, position FROM annals_seal.checkpoints ORDER BY size DESC LIMIT $1', [LOOKED_AT]),
  );
  const remembered = settings.memory.read().checkpoint;
  const { accepted } = await recordedStops(log, settings.signer);
  const notes = [
    ...rows,
    ...[...(await newestIn(settings)), ...(remembered === null ? [] : [remembered])].map((note) => ({
      note,
      position: 0n,
    })),
  ];
  // Asked last: other processes may be writing, and the log is never behind what it is compared with then.
  const head = await log.head();
  const sealed = notes
    .filter(({ note }) => {
      const checkpoint = readableCheckpoint(note);
      return !checkpoint || !accepted.has(breakName(checkpoint));
    })
    .flatMap(({ note, position }) => [position, BigInt(readableCheckpoint(note)?.size ?? 0)])
    .reduce((most, one) => (one > most ? one : most), 0n);
  if (sealed <= head) return undefined;
  return (
    `The log ends at ${String(head)}, and checkpoints of ${String(sealed)} events were signed: it is older than its own seal. ` +
    'Restore a newer backup. When there is none, these events are lost: keep the checkpoints as evidence, ' +
    'and resume with annals audit resume --accept-break --reason "…"; docs/operations.md tells how.'
  );
}
