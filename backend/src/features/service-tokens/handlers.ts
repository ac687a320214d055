import { TOKEN_ROLES } from '@annals/contracts/features/service-tokens/constants';
import type { ServiceTokenId } from '@annals/contracts/features/service-tokens/ids';
import { serviceTokenRoutes } from '@annals/contracts/features/service-tokens/routes';
import type { ServiceTokenRow, ServiceTokenView } from '@annals/contracts/features/service-tokens/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { namesOf } from '@annals/projections/features/people/queries';
import { tokensOf, tokensToLookAfter } from '@annals/projections/features/service-tokens/queries';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { refuseLateRepetition, stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { ServiceTokens } from '../../platform/sessions/service-tokens';
import { EmergencyAccount } from '../second-administrator/errors';
import { isEmergencyAccount, standingOf } from '../second-administrator/standing';
import { rotatable, serviceToken } from './decider';
import { RoleNotHeld } from './errors';
import { inDays, makeToken } from './make';
import { requirePermissions, tokenPermissions } from './permissions';

export const serviceTokenHandlers = (services: Services) => {
  const { dispatch, log, pool, readModels, clock } = services;
  const tokens = new ServiceTokens(pool);

  /** The relation of an administrator to a token that waits. */
  const standingTo = async (id: ServiceTokenId, approver: PersonId) => {
    const token = await stateOf(log, serviceToken, id);
    if (token.status === 'none') throw new NotFound(msg('This token'));
    const { madeBy, position } = token;
    return standingOf(log, { requestedBy: madeBy, subjectId: madeBy, position }, approver);
  };

  const shown = async (rows: readonly ServiceTokenRow[], reader: PersonId): Promise<ServiceTokenView[]> => {
    const [uses, names] = await Promise.all([
      tokens.lastUses(),
      namesOf(
        readModels,
        rows.flatMap(({ ownerId, madeBy }) => (ownerId === null ? [madeBy] : [ownerId, madeBy])),
      ),
    ]);
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        ownerName: row.ownerId === null ? null : (names.get(row.ownerId) ?? null),
        madeByName: names.get(row.madeBy) ?? '',
        lastUsedAt: uses.get(row.id) ?? null,
        mayApprove: row.state === 'waiting' && (await standingTo(row.id, reader)) === 'independent',
      })),
    );
  };

  return routeHandlers(serviceTokenRoutes, {
    own: async ({ reader }) => shown(await tokensOf(readModels, reader.id), reader.id),
    permissions: () => Promise.resolve(tokenPermissions()),
    make: async ({ body, reader, origin }) => {
      // It would go on when the account is sealed again.
      if (await isEmergencyAccount(log, reader.id)) throw new EmergencyAccount();
      if (!TOKEN_ROLES[reader.role].includes(body.asRole)) throw new RoleNotHeld();
      requirePermissions(body.permissions, body.asRole);
      return makeToken(services, { ...body, kind: 'personal', ownerId: reader.id }, reader.id, origin);
    },
    list: async ({ reader }) => shown(await tokensToLookAfter(readModels, clock()), reader.id),
    makeService: ({ body, reader, origin }) => {
      requirePermissions(body.permissions, 'admin');
      const account = { kind: 'service', ownerId: null, asRole: 'admin' } as const;
      return makeToken(services, { ...body, ...account }, reader.id, origin);
    },
    approve: async ({ params: { tokenId }, reader, origin }) => {
      const standing = await standingTo(tokenId, reader.id);
      const answer = await dispatch(serviceToken, tokenId, { type: 'ApproveToken', standing }, origin);
      await tokens.approve(tokenId);
      return answer;
    },
    reject: async ({ params: { tokenId }, origin }) => {
      const answer = await dispatch(serviceToken, tokenId, { type: 'RejectToken' }, origin);
      await tokens.end(tokenId);
      return answer;
    },
    rotate: async ({ params: { tokenId }, body: { days, overlapDays }, reader, origin }) => {
      await refuseLateRepetition(log, serviceToken, tokenId, origin.commandId);
      // Also of who sends it again, which is not decided once more.
      const token = rotatable(await stateOf(log, serviceToken, tokenId), origin.actor);
      const until = { expires: inDays(clock, days), earlierUntil: inDays(clock, overlapDays) };
      const command = {
        type: 'RotateToken' as const,
        expiresAt: until.expires,
        earlierUntil: until.earlierUntil,
      };
      const answer = await dispatch(serviceToken, tokenId, command, origin);
      const secret = await tokens.replaceSecret(token, reader.id, until);
      return { ...answer, secret, needsApproval: false };
    },
    revoke: async ({ params: { tokenId }, origin }) => {
      const answer = await dispatch(serviceToken, tokenId, { type: 'RevokeToken', because: 'wish' }, origin);
      await tokens.end(tokenId);
      return answer;
    },
  });
};
