import type { SealStatus } from '@annals/contracts/features/audit/seal-views';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { countLogAlarms } from '@annals/projections/features/audit/seal-queries';
import type { EventLog } from '@annals/event-store/event-log';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { Seal } from './seal';
import { placesOf } from './publish';
import { isAlone, type SealSettings } from './settings';
import { verificationOf } from './verification';
import { witnessesOf } from './witnesses/kept';

/** The state of the seal of the log, for the screens and for Prometheus. */
export async function sealStatusOf({
  log,
  seal,
  sealSettings,
  readModels,
}: {
  readonly log: EventLog;
  readonly seal: Seal;
  readonly sealSettings: SealSettings;
  readonly readModels: ReadModels;
}): Promise<SealStatus> {
  const { store } = seal;
  const [state, newest, keys, verification, places, witnesses, alarms, head, stopped] = await Promise.all([
    store.knownState(),
    store.newestCheckpoint(),
    store.keys(),
    verificationOf(store),
    placesOf(store),
    witnessesOf(store, sealSettings.witnesses),
    countLogAlarms(readModels),
    log.head(),
    seal.stopped(),
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
    witnesses,
    stopped: stopped ?? null,
    isAlone: isAlone(sealSettings),
    ...alarms,
  };
}
