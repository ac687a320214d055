import type { SealWitness } from '@annals/contracts/features/audit/seal-views';
import { cosignaturesOf, type Cosignature } from '@annals/event-store/sealing/cosignature';
import { MalformedNote, parseNote, type VerifierKey } from '@annals/event-store/sealing/signed-note';
import type { KeptCheckpoint, SealStore } from '@annals/event-store/sealing/seal-store';
import type { WitnessSettings } from './ask';

/** The newest checkpoint that a witness has cosigned. */
export interface NewestCosignature {
  readonly size: number;
  readonly cosignature: Cosignature;
}

/** Rows looked at for one that is valid: somebody who owns the database may have written others. */
const LOOKED_AT = 20;

/** Keeps a cosignature; of the same checkpoint, the newest. */
export async function keepCosignature(
  store: SealStore,
  size: number,
  { witness, line }: Cosignature,
): Promise<void> {
  await store.run(
    `INSERT INTO annals_seal.cosignatures (witness, size, line) VALUES ($1, $2, $3)
     ON CONFLICT (witness, size) DO UPDATE SET line = excluded.line`,
    [witness.text, size, line],
  );
}

/** The newest kept checkpoint with a valid cosignature; undefined when there is none. The rows are not believed, the signatures are. */
export async function newestCosignature(
  store: SealStore,
  witness: VerifierKey,
): Promise<NewestCosignature | undefined> {
  const rows = await store.run<{ size: string; note: string; line: string }>(
    `SELECT size::text, note, line FROM annals_seal.cosignatures JOIN annals_seal.checkpoints USING (size)
     WHERE witness = $1 ORDER BY cosignatures.size DESC LIMIT $2`,
    [witness.text, LOOKED_AT],
  );
  for (const { size, note, line } of rows) {
    const [cosignature] = cosignaturesUnder(note + line, [witness]);
    if (cosignature) return { size: Number(size), cosignature };
  }
  return undefined;
}

/** The note of a checkpoint with the valid cosignatures of the witnesses that are configured. */
export async function cosignedNote(
  store: SealStore,
  witnesses: readonly WitnessSettings[],
  { size, note }: Pick<KeptCheckpoint, 'size' | 'note'>,
): Promise<string> {
  if (witnesses.length === 0) return note;
  const rows = await store.run<{ line: string }>(
    'SELECT line FROM annals_seal.cosignatures WHERE size = $1 AND witness = ANY($2) ORDER BY witness',
    [size, witnesses.map(({ key }) => key.text)],
  );
  const keys = witnesses.map(({ key }) => key);
  return (
    note + rows.flatMap(({ line }) => cosignaturesUnder(note + line, keys).map((one) => one.line)).join('')
  );
}

/** How the witnesses are doing. */
export function witnessesOf(store: SealStore, witnesses: readonly WitnessSettings[]): Promise<SealWitness[]> {
  return Promise.all(
    witnesses.map(async ({ key }) => {
      const newest = await newestCosignature(store, key);
      const [row] = await store.run<{ error: string | null; retryAt: string | null }>(
        `SELECT error, CASE WHEN error IS NOT NULL THEN to_char(retry_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END AS "retryAt"
         FROM annals_seal.witnesses WHERE witness = $1`,
        [key.text],
      );
      return {
        name: key.name,
        key: key.text,
        size: newest?.size ?? 0,
        cosignedAt: newest?.cosignature.at.toISOString() ?? null,
        error: row?.error ?? null,
        retryAt: row?.retryAt ?? null,
      };
    }),
  );
}

/** The valid cosignatures under a note; none when it is no note. */
export function cosignaturesUnder(note: string, witnesses: readonly VerifierKey[]): readonly Cosignature[] {
  try {
    return cosignaturesOf(parseNote(note), witnesses);
  } catch (error) {
    if (error instanceof MalformedNote) return [];
    throw error;
  }
}
