import type { SealPlace } from '@annals/contracts/features/audit/seal-views';
import { KeptTiles } from '@annals/event-store/sealing/kept-tiles';
import { MerkleTree } from '@annals/event-store/sealing/merkle-tree';
import type { KeptCheckpoint, SealStore } from '@annals/event-store/sealing/seal-store';
import type { ConsistencyProof, Place } from './places/place';

const LONGEST_TRY_MS = 10_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 3_600_000;
/** Checkpoints brought to one place at a time. */
const AT_ONCE = 200;

/** What of a checkpoint is published: its note as it is kept, or with cosignatures under it. */
type NoteOf = (checkpoint: KeptCheckpoint) => Promise<string>;
const asKept: NoteOf = ({ note }) => Promise.resolve(note);

/**
 * Brings to each place the checkpoints it does not have yet, in their order. A place that fails holds up no other, nor the sealing; it is tried
 * again after growing waits, and catches up then.
 * @returns the names of the places that failed now, with the reason
 */
export async function publishCheckpoints(
  store: SealStore,
  places: readonly Place[],
  now: Date,
  noteOf: NoteOf = asKept,
): Promise<readonly { readonly place: string; readonly error: unknown }[]> {
  const failures = await Promise.all(
    places.map(async (place) => {
      try {
        await catchUp(store, place, now, noteOf);
        return undefined;
      } catch (error) {
        await noteFailure(store, place, error, now);
        return { place: place.name, error };
      }
    }),
  );
  return failures.filter((one) => one !== undefined);
}

/** The state of the places. */
export function placesOf(store: SealStore): Promise<SealPlace[]> {
  const instant = (column: string) =>
    `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return store.run<SealPlace>(
    `SELECT name, size::float8 AS size, error, ${instant('reached_at')} AS "reachedAt",
       CASE WHEN error IS NOT NULL THEN ${instant('retry_at')} END AS "retryAt"
     FROM annals_seal.places ORDER BY name`,
  );
}

async function catchUp(store: SealStore, place: Place, now: Date, noteOf: NoteOf): Promise<void> {
  const [stand] = await store.run<{ size: string; due: boolean }>(
    `WITH made AS (INSERT INTO annals_seal.places (name) VALUES ($1) ON CONFLICT DO NOTHING)
     SELECT size::text, retry_at <= $2::timestamptz OR retry_at > $2::timestamptz + $3 * interval '1 millisecond' AS due
     FROM annals_seal.places WHERE name = $1`,
    // Nobody here waits longer than that: another hand wrote it.
    [place.name, now.toISOString(), LONGEST_RETRY_MS],
  );
  if (stand?.due === false) return;
  // What the place itself says counts: the row in the database may have been changed.
  const signal = () => AbortSignal.timeout(LONGEST_TRY_MS);
  const recorded = Number(stand?.size ?? 0);
  const after = place.newestSize ? Math.min(recorded, (await place.newestSize(signal())) ?? 0) : recorded;
  const tree = new MerkleTree(new KeptTiles(store));
  const prove: ConsistencyProof = (from, to) => tree.consistencyProof(from, to);
  for (const checkpoint of await store.checkpoints({ after, limit: AT_ONCE })) {
    const note = await noteOf(checkpoint);
    await place.publish({ size: checkpoint.size, note }, signal(), prove);
    await store.run(
      `UPDATE annals_seal.places SET size = greatest(size, $2), failures = 0, error = NULL, reached_at = $3 WHERE name = $1`,
      [place.name, checkpoint.size, now.toISOString()],
    );
  }
}

async function noteFailure(store: SealStore, place: Place, error: unknown, now: Date): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await store.run(
    `UPDATE annals_seal.places SET failures = failures + 1, error = $2,
       retry_at = $3::timestamptz + least($4 * power(2, least(failures, 20)), $5) * interval '1 millisecond'
     WHERE name = $1`,
    [place.name, reason.slice(0, 300), now.toISOString(), FIRST_RETRY_MS, LONGEST_RETRY_MS],
  );
}
