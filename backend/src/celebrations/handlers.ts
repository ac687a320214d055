import { celebrationRoutes } from '@annals/contracts/celebrations/routes';
import { celebrationChoicesOf } from '@annals/projections/celebrations/queries';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { celebrationsOf } from './decider';

export const celebrationDoors = ({ readModels, dispatch }: Services) =>
  doors(celebrationRoutes, {
    choices: async ({ reader }) => [...(await celebrationChoicesOf(readModels, reader.id))],
    choose: ({ reader, body, origin }) =>
      dispatch(
        celebrationsOf,
        reader.id,
        { type: 'ChooseCelebration', employeeId: reader.id, ...body },
        origin,
      ),
  });
