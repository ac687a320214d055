/** What can be wrong with a log, told apart for the people who have to find out how it came about. */
export const FINDING_KINDS = [
  /** The event at this position is not the one that was sealed. */
  'altered',
  /** There is no event at this position any more. */
  'missing',
  /** The event at this position is the one that was sealed at another, given as `other`. */
  'swapped',
  /** There is an event at this position that was never sealed, between events that were. */
  'added',
  /** The log ends before this position, up to which, and to `until`, it was sealed. */
  'cut',
  /** The sealed hashes themselves do not fit a signed checkpoint; somewhere from here to `until`. */
  'seal-altered',
  /** The checkpoint over the events up to this position is not signed with a key of this log. */
  'foreign-checkpoint',
  /** A checkpoint was signed over the events up to `until`; the tree ends before this position: it was set back, or begun again. */
  'set-back',
  /** The events from here to `until` do not lead to a checkpoint that was signed over them. */
  'rewritten',
  /** What is stored beside the checkpoint up to this position, its size or its position, is not what its signed text says. */
  'checkpoint-altered',
  /** The stored keys of the seal do not hand over to the key in use; this position is the first that cannot be attributed. */
  'keys-altered',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** One thing that is wrong, and where. */
export interface Finding {
  readonly kind: FindingKind;
  readonly position: bigint;
  readonly until?: bigint;
  readonly other?: bigint;
}

/** A sealed position whose event is not the sealed one. */
export interface Mismatch {
  readonly position: bigint;
  readonly sealed: Buffer;
  readonly found: Buffer;
}

/** Tells events that changed places from those that changed, which takes all that differ at once. Sorted by position. */
export function findingsOf(mismatches: readonly Mismatch[]): Finding[] {
  const sealedAt = new Map(mismatches.map(({ sealed, position }) => [sealed.toString('hex'), position]));
  const told = new Set<bigint>();
  const findings: Finding[] = [];
  for (const { position, found } of mismatches.toSorted((one, two) =>
    one.position < two.position ? -1 : 1,
  )) {
    if (told.has(position)) continue;
    const other = sealedAt.get(found.toString('hex'));
    if (other === undefined) findings.push({ kind: 'altered', position });
    else findings.push({ kind: 'swapped', position, other });
    // Of two that changed places one is told, and names the other.
    const back = mismatches.find((one) => one.position === other);
    if (back && sealedAt.get(back.found.toString('hex')) === position) told.add(back.position);
  }
  return findings;
}
