import { personId } from '@annals/contracts/kernel/ids';
import { tokensOf } from '@annals/projections/features/service-tokens/queries';
import { z } from 'zod';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Automatic } from '../../platform/jobs/automatic';
import { ServiceTokens } from '../../platform/sessions/service-tokens';
import { serviceToken } from './decider';

const END = 'end-tokens-of-owner';
const SWEEP = 'sweep-token-secrets';
const SWEEP_EVERY_MS = 3_600_000;

const ended = z.object({ personId, because: z.enum(['departure', 'lock']), eventId: z.string() });

/**
 * Tokens end with their owner. They open nothing from the moment on in which the account is closed or locked; here they are put away, and the
 * log says so: an account that is opened again finds none of them.
 */
export const followOwner: Automatic = {
  policy: (queue) => ({
    name: 'tokens-of-owners',
    react: async ({ id, type, data }) => {
      if (type !== 'AccountDeactivated' && type !== 'AccountLockedByAdministrator') return;
      const because = type === 'AccountDeactivated' ? 'departure' : 'lock';
      const { personId: owner } = z.object({ personId }).parse(data);
      await queue.add(END, `${END}-${id}`, { personId: owner, because, eventId: id });
    },
  }),
  jobs: ({ pool, readModels, feed, log, dispatch }) => ({
    [END]: async (data) => {
      const { personId: owner, because, eventId } = ended.parse(data);
      const tokens = new ServiceTokens(pool);
      await tokens.endAllOf(owner);
      await feed.waitFor(['service_tokens'], await log.head(), 10_000);
      const theirs = (await tokensOf(readModels, owner)).filter(({ state }) => state !== 'revoked');
      await settleAll(theirs, ({ id }) =>
        dispatch(
          serviceToken,
          id,
          { type: 'RevokeToken', because },
          {
            actor: { id: 'system:accounts', role: 'system' },
            commandId: derivedId('end-token', eventId, id),
          },
        ),
      );
    },
    [SWEEP]: () => new ServiceTokens(pool).sweep(),
  }),
  sweep: (queue) => queue.repeat(SWEEP, SWEEP_EVERY_MS),
};
