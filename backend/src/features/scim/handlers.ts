import { SCIM_PATH } from '@annals/contracts/features/scim/constants';
import { scimRoutes } from '@annals/contracts/features/scim/routes';
import { namesOf } from '@annals/projections/features/people/queries';
import { tokensToLookAfter } from '@annals/projections/features/service-tokens/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { publicUrlOf } from '../identity-providers/addresses';
import { makeToken } from '../service-tokens/make';
import { KeptDirectory } from './kept';

export const scimHandlers = (services: Services) => {
  const { readModels, pool, clock } = services;
  const kept = new KeptDirectory(pool);
  return routeHandlers(scimRoutes, {
    clients: async ({ context }) => {
      const tokens = (await tokensToLookAfter(readModels, clock())).filter(({ kind }) => kind === 'scim');
      const [figures, requests, names] = await Promise.all([
        kept.figures(),
        kept.lastRequests(),
        namesOf(
          readModels,
          tokens.map(({ madeBy }) => madeBy),
        ),
      ]);
      return tokens.map((token) => ({
        ...token,
        madeByName: names.get(token.madeBy) ?? '',
        address: publicUrlOf(services, context) + SCIM_PATH,
        people: figures.get(token.id)?.people ?? 0,
        groups: figures.get(token.id)?.groups ?? 0,
        waitingForManager: figures.get(token.id)?.waitingForManager ?? 0,
        lastRequest: requests.get(token.id) ?? null,
      }));
    },
    connect: ({ body, reader, origin }) =>
      makeToken(
        services,
        { ...body, kind: 'scim', ownerId: null, asRole: 'admin', permissions: [] },
        reader.id,
        origin,
      ),
  });
};
