import { serviceTokenId } from '@annals/contracts/features/service-tokens/ids';
import { everyWorkingToken } from '@annals/projections/features/service-tokens/queries';
import { stateOf, wasCarriedOut } from '../../platform/commands/state-of';
import type { AccessSource, AccessTools } from '../../platform/services/access-source';
import { ServiceTokens } from '../../platform/sessions/service-tokens';
import { serviceToken } from './decider';

/** The tokens that work. Who loses one cannot use it any more. */
export function tokenAccess({ log, readModels, clock, pool, dispatch }: AccessTools): AccessSource {
  const isHeld = async (ref: string) => {
    const token = await stateOf(log, serviceToken, ref);
    return token.status === 'active' && token.expiresAt > clock().toISOString();
  };
  return {
    kind: 'token',
    reads: ['service_tokens'],
    held: async () =>
      (await everyWorkingToken(readModels, clock())).map((token) => ({
        ref: token.id,
        holderId: token.ownerId,
        madeById: token.ownerId === null ? token.madeBy : null,
        what: token.name,
        asRole: token.asRole,
        permissions: token.permissions,
      })),
    isHeld,
    withdraw: async (ref, origin) => {
      const tokenId = serviceTokenId.parse(ref);
      if (!(await wasCarriedOut(log, serviceToken, tokenId, origin.commandId))) {
        if (!(await isHeld(ref))) return false;
        await dispatch(serviceToken, tokenId, { type: 'RevokeToken', because: 'review' }, origin);
      }
      await new ServiceTokens(pool).end(tokenId);
      return true;
    },
  };
}
