import { KeptTiles } from '@annals/event-store/sealing/kept-tiles';
import { MerkleTree } from '@annals/event-store/sealing/merkle-tree';
import { SealInconsistent } from '@annals/event-store/sealing/seal-guard';
import type { KeptCheckpoint, SealStore } from '@annals/event-store/sealing/seal-store';
import type { VerifierKey } from '@annals/event-store/sealing/signed-note';
import { askWitness, type WitnessSettings } from './ask';
import { keepCosignature, newestCosignature } from './kept';

const LONGEST_TRY_MS = 10_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 600_000;
/** While nothing is new, a witness is asked again after so long: that it still agrees has a date then. */
const REFRESH_MS = 3_600_000;

/** A witness has cosigned a tree that the newest checkpoint does not go on from: one of the two logs is not this one. */
export interface WitnessConflict {
  readonly witness: VerifierKey;
  /** The size of the tree that it has cosigned. */
  readonly holds: number;
}

export interface Collected {
  /** Witnesses that could not be asked, with the reason. */
  readonly failures: readonly { readonly witness: string; readonly error: unknown }[];
  readonly conflicts: readonly WitnessConflict[];
}

/** How a conflict is named that an operator has accepted. */
export const witnessBreak = ({ witness, holds }: WitnessConflict): string =>
  `witness ${witness.name}+${witness.id} ${String(holds)}`;

/**
 * Which witnesses are asked: those that have not cosigned the newest checkpoint lately, with growing waits after failures (`due`); the same without
 * waits (`missing`); or all of them.
 */
export type WhichWitnesses = 'due' | 'missing' | 'all';

/** Asks witnesses to cosign the newest checkpoint. One that fails holds up no other, nor the sealing. */
export async function collectCosignatures(
  store: SealStore,
  witnesses: readonly WitnessSettings[],
  now: Date,
  which: WhichWitnesses = 'due',
): Promise<Collected> {
  const newest = await store.newestCheckpoint();
  if (!newest) return { failures: [], conflicts: [] };
  const answers = await Promise.all(
    witnesses.map(async (witness) => {
      const { name, text } = witness.key;
      try {
        if (which === 'due' && !(await isDue(store, text, now))) return {};
        const holds = await ask(store, witness, newest, now, which);
        if (holds === undefined) return {};
        await noteFailure(store, text, refusal(holds), now);
        return { conflict: { witness: witness.key, holds } };
      } catch (error) {
        await noteFailure(store, text, sentenceOf(error), now);
        return { failure: { witness: name, error } };
      }
    }),
  );
  return {
    failures: answers.flatMap(({ failure }) => failure ?? []),
    conflicts: answers.flatMap(({ conflict }) => conflict ?? []),
  };
}

/**
 * Which witnesses refuse the log as it is.
 * @param treeSize a witness that holds no more than that, and more than the newest checkpoint, may agree: that is seen when the log is sealed
 */
export async function refusalsOf(
  store: SealStore,
  witnesses: readonly WitnessSettings[],
  treeSize: number,
  now: Date,
): Promise<readonly WitnessConflict[]> {
  const { conflicts } = await collectCosignatures(store, witnesses, now, 'all');
  const { size } = (await store.newestCheckpoint()) ?? { size: 0 };
  return conflicts.filter(({ holds }) => holds <= size || holds > treeSize);
}

/** What a conflict says of the log. @param size of the newest checkpoint, or of the tree */
export function inconsistent({ witness, holds }: WitnessConflict, size: number): SealInconsistent {
  return holds > size
    ? new SealInconsistent(
        { kind: 'set-back', position: BigInt(size + 1), until: BigInt(holds) },
        `The witness ${witness.name} has cosigned this log over ${String(holds)} events; it covers ${String(size)}.`,
      )
    : new SealInconsistent(
        { kind: 'rewritten', position: 1n, until: BigInt(holds) },
        `The witness ${witness.name} has cosigned this log over ${String(holds)} events, and the tree does not go on from what it cosigned.`,
      );
}

/** @returns the size of the tree that it has cosigned, when that is not this log; undefined when all is well */
async function ask(
  store: SealStore,
  witness: WitnessSettings,
  { size, note }: KeptCheckpoint,
  now: Date,
  which: WhichWitnesses,
): Promise<number | undefined> {
  const last = await newestCosignature(store, witness.key);
  const isFresh = last?.size === size && now.getTime() - last.cosignature.at.getTime() < REFRESH_MS;
  if (isFresh && which !== 'all') return undefined;
  const tree = new MerkleTree(new KeptTiles(store));
  const reply = await askWitness(
    witness,
    { size, note, prove: (from, to) => tree.consistencyProof(from, to) },
    last?.size ?? 0,
    now,
    AbortSignal.timeout(LONGEST_TRY_MS),
  );
  if (reply.kind === 'conflict') {
    // Another process may have signed a larger tree since, and been faster.
    const { size: newest } = (await store.newestCheckpoint()) ?? { size: 0 };
    return reply.holds > size && reply.holds <= newest ? undefined : reply.holds;
  }
  await keepCosignature(store, size, reply.cosignature);
  await store.run(
    `INSERT INTO annals_seal.witnesses (witness) VALUES ($1)
     ON CONFLICT (witness) DO UPDATE SET failures = 0, error = NULL, retry_at = '-infinity'`,
    [witness.key.text],
  );
  return undefined;
}

/** Nobody here waits longer than the longest wait: another hand wrote that. */
async function isDue(store: SealStore, witness: string, now: Date): Promise<boolean> {
  const [row] = await store.run<{ due: boolean }>(
    `SELECT retry_at <= $2::timestamptz OR retry_at > $2::timestamptz + $3 * interval '1 millisecond' AS due
     FROM annals_seal.witnesses WHERE witness = $1`,
    [witness, now.toISOString(), LONGEST_RETRY_MS],
  );
  return row?.due ?? true;
}

async function noteFailure(store: SealStore, witness: string, sentence: string, now: Date): Promise<void> {
  await store.run(
    `INSERT INTO annals_seal.witnesses AS known (witness, failures, error, retry_at)
     VALUES ($1, 1, $2, $3::timestamptz + $4::float8 * interval '1 millisecond')
     ON CONFLICT (witness) DO UPDATE SET failures = known.failures + 1, error = excluded.error,
       retry_at = $3::timestamptz + least($4::float8 * power(2, least(known.failures, 20)), $5) * interval '1 millisecond'`,
    [witness, sentence.slice(0, 300), now.toISOString(), FIRST_RETRY_MS, LONGEST_RETRY_MS],
  );
}

const refusal = (holds: number): string =>
  `It has cosigned another log of this name, over ${String(holds)} events, and refuses this one.`;

/** The error wraps the reason of a failed connection. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'It did not answer within ten seconds.';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code === undefined ? error.message : `It cannot be reached (${code}).`;
}
