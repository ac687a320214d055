import { createHash, type Hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { CannotTakeOver, type EventStore, type LogPage, type StoredEvent, type TakesOver } from './port';
import { canonicalEvent, fingerprint } from './sealing/attested-event';

/** Events taken over at once. */
const AT_ONCE = 500;
/** Events compared at once. */
const COMPARED_AT_ONCE = 2_000;

export interface CopyOptions {
  /** Ends the copy after what is under way; it can be taken up again. */
  readonly signal?: AbortSignal;
  /** Hears how far it is, and of how much. */
  readonly onProgress?: (position: bigint, head: bigint) => void;
}

/** How a copy ended. */
export interface CopyOutcome {
  /** Where it began: what was there already. */
  readonly from: bigint;
  /** The head of both, when it was not ended before. */
  readonly to: bigint;
}

/**
 * Copies a log into another store, as it is: ids, streams, revisions, positions, times, words still encrypted. Whatever was proved of the
 * one is proved of the other. It goes on where an earlier copy ended, and takes over what is appended to the source meanwhile.
 * @throws CannotTakeOver when the target holds another log; StoreUnavailable
 */
export async function copyLog(
  source: EventStore,
  target: EventStore & TakesOver,
  { signal, onProgress }: CopyOptions = {},
): Promise<CopyOutcome> {
  const from = await target.head();
  let position = from;
  await mustContinue(source, target, from);
  while (!signal?.aborted) {
    const page = await source.readAll({ after: position, limit: AT_ONCE });
    if (page.events.length === 0) break;
    await target.takeOver(page.events);
    position = page.next;
    onProgress?.(position, page.atEnd ? position : await source.head());
  }
  return { from, to: position };
}

/** What a comparison of two logs found. */
export type Comparison =
  | { readonly kind: 'same'; readonly events: bigint; readonly digest: string }
  | { readonly kind: 'different'; readonly position: bigint; readonly what: string };

/**
 * Compares two logs event by event, every field, up to a position.
 * @returns the digest of both: SHA-256 over the fingerprints of all events, or the first difference
 * @throws StoreUnavailable
 */
export async function compareLogs(
  source: EventStore,
  target: EventStore,
  upTo: bigint,
  { signal, onProgress }: CopyOptions = {},
): Promise<Comparison> {
  const digest = createHash('sha256');
  for (let after = 0n; after < upTo;) {
    signal?.throwIfAborted();
    const limit = Math.min(COMPARED_AT_ONCE, Number(upTo - after));
    const [one, other] = await Promise.all([
      source.readAll({ after, limit }),
      target.readAll({ after, limit }),
    ]);
    const difference = differenceIn(one, other, after, digest);
    if (difference) return difference;
    after += BigInt(limit);
    onProgress?.(after, upTo);
  }
  return { kind: 'same', events: upTo, digest: digest.digest('hex') };
}

function differenceIn(one: LogPage, other: LogPage, after: bigint, digest: Hash): Comparison | undefined {
  for (const [index, event] of one.events.entries()) {
    const position = after + BigInt(index) + 1n;
    const copy = other.events[index];
    if (!copy) return { kind: 'different', position, what: 'it is missing from the copy' };
    if (attested(event) !== attested(copy))
      return { kind: 'different', position, what: `${fieldThatDiffers(event, copy)} differs` };
    digest.update(fingerprint(canonicalEvent(event)));
  }
  const extra = other.events[one.events.length];
  return extra && { kind: 'different', position: extra.position, what: 'it is in the copy alone' };
}

/** @throws CannotTakeOver when what the target holds is not the beginning of the source */
async function mustContinue(source: EventStore, target: EventStore, head: bigint): Promise<void> {
  if (head === 0n) return;
  const [one, other] = await Promise.all(
    [source, target].map((store) => store.readAll({ after: head - 1n, limit: 1 })),
  );
  const [event] = one?.events ?? [];
  const [copy] = other?.events ?? [];
  if (!event || !copy || attested(event) !== attested(copy))
    throw new CannotTakeOver(
      `The target holds another log: its newest event, at position ${head}, is not that of the source`,
    );
}

/** What the leaf of the event is made of, and its position, which a copy keeps too. */
function attested(event: StoredEvent): string {
  return `${event.position} ${canonicalEvent(event)}`;
}

function fieldThatDiffers(event: StoredEvent, copy: StoredEvent): string {
  const fields = Object.keys(event) as (keyof StoredEvent)[];
  const text = (value: unknown): string =>
    typeof value === 'bigint' ? String(value) : (canonicalize(value) ?? '');
  return fields.find((field) => text(event[field]) !== text(copy[field])) ?? 'something';
}
