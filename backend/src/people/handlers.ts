import { peopleRoutes } from '@annals/contracts/people/routes';
import { directory, reportsOf } from '@annals/projections/people/queries';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';

export const peopleDoors = ({ readModels }: Services) =>
  doors(peopleRoutes, {
    listTeam: ({ reader }) => reportsOf(readModels, reader.id),
    listPeople: ({ reader, query }) => directory(readModels, reader, query),
  });
