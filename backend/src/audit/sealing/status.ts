import type { SealStatus } from '@annals/contracts/audit/seal-views';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { countLogAlarms } from '@annals/projections/audit/seal-queries';
import type { Services } from '../../services';
import { placesOf } from './publish';
import { verificationOf } from './verification';

/** How the seal of the log stands, for the screens and for Prometheus. */
export async function sealStatusOf({
  log,
  seal: { store },
  readModels,
}: Pick<Services, 'log' | 'seal' | 'readModels'>): Promise<SealStatus> {
  const [state, newest, keys, verification, places, alarms, head] = await Promise.all([
    store.knownState(),
    store.newestCheckpoint(),
    store.keys(),
    verificationOf(store),
    placesOf(store),
    countLogAlarms(readModels),
    log.head(),
  ]);
  const checkpoint = newest && parseCheckpoint(newest.note);
  const behind = head - (state?.position ?? 0n);
  return {
    origin: state?.origin ?? '',
    size: state?.size ?? 0,
    position: String(state?.position ?? 0n),
    // The head may have been read before the tree moved on.
    unsealed: String(BigInt(state?.news ?? 0) + (behind > 0n ? behind : 0n)),
    newest:
      newest && checkpoint
        ? {
            size: newest.size,
            root: checkpoint.root.toString('base64'),
            position: String(newest.position),
            keyId: checkpoint.signed.signatures[0]?.keyId ?? '',
            note: newest.note,
            sealedAt: newest.sealedAt,
          }
        : null,
    keys: keys.map(({ key }) => key),
    verification,
    places,
    ...alarms,
  };
}
