import { sealRoutes } from '@annals/contracts/audit/seal-routes';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { countLogAlarms, logAlarmsOf, logSealsOf } from '@annals/projections/audit/seal-queries';
import { doors } from '../../kernel/handlers';
import type { Services } from '../../services';
import { proofOf } from './proof';
import { placesOf } from './publish';
import { verificationOf } from './verification';

export const sealDoors = ({ log, seal, readModels }: Services) =>
  doors(sealRoutes, {
    status: async () => {
      const { store } = seal;
      const [state, newest, keys, head] = await Promise.all([
        store.knownState(),
        store.newestCheckpoint(),
        store.keys(),
        log.head(),
      ]);
      const checkpoint = newest && parseCheckpoint(newest.note);
      return {
        origin: state?.origin ?? '',
        size: state?.size ?? 0,
        position: String(state?.position ?? 0n),
        unsealed: String(BigInt(state?.news ?? 0) + head - (state?.position ?? 0n)),
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
        verification: await verificationOf(store),
        places: await placesOf(store),
        alarms: await countLogAlarms(readModels),
      };
    },
    listCheckpoints: ({ query }) => logSealsOf(readModels, query),
    listAlarms: ({ query }) => logAlarmsOf(readModels, query),
    proof: ({ params }) => proofOf({ log, store: seal.store }, BigInt(params.position)),
  });
