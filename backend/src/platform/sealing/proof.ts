import { msg } from '@annals/contracts/kernel/text';
import type { InclusionProof } from '@annals/contracts/features/audit/seal-views';
import type { EventLog } from '@annals/event-store/event-log';
import { canonicalEvent, fingerprint, leafHash } from '@annals/event-store/sealing/attested-event';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { MerkleTree } from '@annals/event-store/sealing/merkle-tree';
import { isIncluded } from '@annals/event-store/sealing/proofs';
import type { SealStore } from '@annals/event-store/sealing/seal-store';
import { NotFound } from '../commands/domain-error';

/**
 * The proof that the event at a position is in the log, made and checked against the newest checkpoint.
 * @throws NotFound when there is no event at this position
 */
export async function proofOf(
  { log, store }: { readonly log: EventLog; readonly store: SealStore },
  position: bigint,
): Promise<InclusionProof> {
  const [event] = position > 0n ? (await log.readStored({ after: position - 1n, limit: 1 })).events : [];
  if (event?.position !== position) throw new NotFound(msg('This event'));
  const canonical = canonicalEvent(event);
  const print = fingerprint(canonical);
  const leaf = leafHash(print);
  const shown = {
    position: String(position),
    canonical,
    fingerprint: print.toString('hex'),
    leaf: leaf.toString('base64'),
  };
  const newest = await store.newestCheckpoint();
  const index = await store.leafAt(position);
  if (!newest || index === undefined || index >= newest.size)
    return { ...shown, status: 'waiting', index: null, path: [], checkpoint: null };
  const { size, root } = parseCheckpoint(newest.note);
  const path = await new MerkleTree(store).inclusionProof(index, size);
  return {
    ...shown,
    status: isIncluded({ index, size, leaf, path, root }) ? 'proved' : 'broken',
    index,
    path: path.map((hash) => hash.toString('base64')),
    checkpoint: newest.note,
  };
}
