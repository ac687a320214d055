import type { SealStatus } from '@annals/contracts/features/audit/seal-views';
import type { Finding } from '@annals/event-store/sealing/finding';
import type { PublishedNote } from '@annals/event-store/sealing/checkpoint-check';
import type { SealStore } from '@annals/event-store/sealing/seal-store';
import type { SizeRange } from './places/folder';
import type { Seal } from './seal';

/** Events verified at a time: about a second of work. */
const SLICE = 20_000;

/**
 * Where the round of this process has come. The row in the database is where a process begins when it starts; if it were believed any longer, somebody who owns the
 * database could keep the round from ever reaching what they altered.
 */
const reached = new WeakMap<Seal, number>();

/**
 * Verifies the next part of the log, round after round, and raises an alarm for what it finds. When it finds something that is not known yet,
 * the whole log is looked at: only then can it be told whether events changed places.
 * @param published looks up checkpoints that are kept outside the database; without a range all of them
 * @returns what was found
 */
export async function verifyNextSlice(
  seal: Seal,
  published: (range?: SizeRange) => Promise<readonly PublishedNote[]>,
  now: Date,
): Promise<readonly Finding[]> {
  const { store } = seal;
  const [round] = await store.run<{ next: string }>(
    `INSERT INTO annals_seal.rounds (begun_at) VALUES ($1)
     ON CONFLICT (single) DO UPDATE SET begun_at = CASE WHEN rounds.next_leaf = 0 THEN excluded.begun_at ELSE rounds.begun_at END
     RETURNING next_leaf::text AS next`,
    [now.toISOString()],
  );
  const from = reached.get(seal) ?? Number(round?.next ?? 0);
  const inSlice = await published({ after: from, upTo: from + SLICE });
  const slice = await (await seal.verifier({ published: inSlice, place: 'beside' })).slice(from, SLICE);
  const isNew = slice.findings.length > 0 && (await seal.isUnknown(slice.findings));
  const findings = isNew
    ? (await (await seal.verifier({ published: await published(), place: 'beside' })).whole()).findings
    : slice.findings;
  if (isNew) await seal.raise(findings);
  reached.set(seal, slice.next);
  // An empty log is not a round.
  if (slice.verified > 0)
    await store.run(
      `UPDATE annals_seal.rounds SET next_leaf = $1::bigint, finished_at = CASE WHEN $1::bigint = 0 THEN $2::timestamptz ELSE finished_at END,
         verified = $3::bigint`,
      [slice.next, now.toISOString(), slice.next === 0 ? from + slice.verified : slice.next],
    );
  return findings;
}

/** The state of the round under way. */
export async function verificationOf(store: SealStore): Promise<SealStatus['verification']> {
  const instant = (column: string) =>
    `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const [row] = await store.run<SealStatus['verification']>(
    `SELECT verified::float8 AS verified, ${instant('begun_at')} AS "begunAt", ${instant('finished_at')} AS "finishedAt"
     FROM annals_seal.rounds`,
  );
  return row ?? { verified: 0, begunAt: null, finishedAt: null };
}
