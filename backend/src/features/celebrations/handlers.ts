import { celebrationRoutes } from '@annals/contracts/features/celebrations/routes';
import { celebrationChoicesOf } from '@annals/projections/features/celebrations/queries';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { celebrationsOf } from './decider';

export const celebrationHandlers = ({ readModels, dispatch }: Services) =>
  routeHandlers(celebrationRoutes, {
    choices: async ({ reader }) => [...(await celebrationChoicesOf(readModels, reader.id))],
    choose: ({ reader, body, origin }) =>
      dispatch(
        celebrationsOf,
        reader.id,
        { type: 'ChooseCelebration', employeeId: reader.id, ...body },
        origin,
      ),
  });
