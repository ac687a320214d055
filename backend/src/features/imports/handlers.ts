import { msg } from '@annals/contracts/kernel/text';
import { importRoutes } from '@annals/contracts/features/imports/routes';
import { importOf, importsOf } from '@annals/projections/features/imports/queries';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { checkImport, startImport } from './start-import';

export const importHandlers = (services: Services) => {
  const { readModels } = services;
  return routeHandlers(importRoutes, {
    check: ({ body, origin }) => checkImport(services, body.csv, origin.commandId),
    start: ({ body, origin, reader }) => startImport(services, body, reader.id, origin),
    list: ({ query }) => importsOf(readModels, query),
    one: async ({ params }) => {
      const found = await importOf(readModels, params.importId);
      if (!found) throw new NotFound(msg('This import'));
      return found;
    },
  });
};
