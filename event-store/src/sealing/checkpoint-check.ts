import { breakName, type LoggedCheckpoint } from './anchor';
import { readableCheckpoint } from './checkpoint';
import type { Finding } from './finding';
import type { KeptTiles } from './kept-tiles';
import { rootOf } from './seal-guard';
import type { KeptCheckpoint, SealState } from './seal-store';
import { signersAt, type TrustedKey } from './trusted-key';

/** A checkpoint that was signed, from wherever it is kept. */
export interface Witnessed {
  readonly note: string;
  /** The position of its last event; undefined where only its size is known. */
  readonly position: bigint | undefined;
  /** A finding of what is stored beside it; undefined when that agrees. */
  readonly disagreement: Finding | undefined;
}

/** A row of the table of checkpoints; its size and position agree with its note and with the tree. */
export async function keptAs(row: KeptCheckpoint, tiles: KeptTiles): Promise<Witnessed> {
  const checkpoint = readableCheckpoint(row.note);
  const position = checkpoint && (await tiles.positionOfLast(checkpoint.size));
  const agrees = checkpoint && checkpoint.size === row.size && (position ?? row.position) === row.position;
  const at = position ?? row.position;
  return {
    note: row.note,
    position: at,
    disagreement: agrees || !checkpoint ? undefined : { kind: 'checkpoint-altered', position: at },
  };
}

/** An event that records a checkpoint; its fields agree with its note. */
export const loggedAs = ({ note, at, agrees }: LoggedCheckpoint): Witnessed => ({
  note,
  position: undefined,
  disagreement: agrees ? undefined : { kind: 'checkpoint-altered', position: at },
});

/** A checkpoint that was published, or that somebody kept. */
export interface PublishedNote {
  readonly note: string;
  /** The size that its file is named after; undefined when the file has another name. */
  readonly size?: number | undefined;
}

/** A published checkpoint; it is over as many events as its file says. */
export function publishedAs({ note, size }: PublishedNote): Witnessed {
  const position = size === undefined ? undefined : BigInt(size);
  const read = readableCheckpoint(note);
  const agrees = size === undefined || read === undefined || read.size === size;
  return {
    note,
    position: read === undefined ? position : undefined,
    disagreement: agrees ? undefined : { kind: 'checkpoint-altered', position: position ?? 0n },
  };
}

export interface CheckOptions {
  readonly keys: readonly TrustedKey[];
  /** Breaks that somebody has accepted, as `breakName` gives them. */
  readonly accepted: ReadonlySet<string>;
}

export interface CheckResult {
  readonly findings: readonly Finding[];
  /** The largest tree that a checkpoint was signed over which this tree does not reach; 0 without any. */
  readonly beyond: number;
  /** The largest tree that a checkpoint was signed over which this tree fits; 0 without any. */
  readonly signed: number;
}

/** Compares a tree with checkpoints that were signed over it, regardless of who keeps them. */
export async function checkAgainst(
  witnessed: readonly Witnessed[],
  state: SealState | undefined,
  tiles: KeptTiles,
  { keys, accepted }: CheckOptions,
): Promise<CheckResult> {
  const findings: Finding[] = [];
  const broken: { readonly position: bigint; readonly size: number }[] = [];
  const good: { readonly position: bigint; readonly size: number }[] = [];
  let beyond = 0;
  for (const { note, position, disagreement } of distinctNotes(witnessed)) {
    if (disagreement) findings.push(disagreement);
    const checkpoint = readableCheckpoint(note);
    const end =
      position ??
      (checkpoint && (await tiles.positionOfLast(checkpoint.size))) ??
      BigInt(checkpoint?.size ?? 0);
    if (
      !checkpoint ||
      signersAt(checkpoint.signed, checkpoint.size, keys).length === 0 ||
      isOfAnother(checkpoint, state)
    ) {
      findings.push({ kind: 'foreign-checkpoint', position: end });
      continue;
    }
    const { size, root } = checkpoint;
    if (accepted.has(breakName(checkpoint))) continue;
    if (size > (state?.size ?? 0)) beyond = Math.max(beyond, size);
    else if ((await rootOf(tiles, size))?.equals(root)) good.push({ position: end, size });
    else broken.push({ position: end, size });
  }
  // The first that does not fit bounds where; those after it cannot fit either.
  const first = broken.toSorted((one, two) => one.size - two.size)[0];
  if (first) {
    const before = good
      .filter(({ size }) => size < first.size)
      .toSorted((one, two) => two.size - one.size)[0];
    findings.push({ kind: 'seal-altered', position: (before?.position ?? 0n) + 1n, until: first.position });
  }
  return { findings, beyond, signed: good.reduce((most, { size }) => Math.max(most, size), 0) };
}

function isOfAnother({ origin }: { readonly origin: string }, state: SealState | undefined): boolean {
  return state !== undefined && origin !== state.origin;
}

/** The same note from several places is checked once; what is stored beside it, each time. */
function distinctNotes(witnessed: readonly Witnessed[]): readonly Witnessed[] {
  const known = new Map<string, Witnessed>();
  const others: Witnessed[] = [];
  for (const one of witnessed) {
    const same = known.get(one.note);
    if (!same) known.set(one.note, one);
    else if (one.disagreement && !same.disagreement)
      known.set(one.note, { ...same, disagreement: one.disagreement });
    else if (one.disagreement) others.push(one);
  }
  return [...known.values(), ...others];
}
