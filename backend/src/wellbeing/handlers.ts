import { checkInId } from '@annals/contracts/kernel/ids';
import { wellbeingRoutes } from '@annals/contracts/wellbeing/routes';
import { managerOf } from '@annals/projections/people/queries';
import { teamStats, wellbeingByWeek } from '@annals/projections/wellbeing/figures';
import { checkInsFor } from '@annals/projections/wellbeing/queries';
import { derivedId } from '../kernel/derived-id';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { checkIn } from './check-in';

export const wellbeingDoors = ({ readModels, dispatch, clock }: Services) =>
  doors(wellbeingRoutes, {
    list: ({ reader, query }) => checkInsFor(readModels, reader, clock(), query),
    teamStats: ({ reader }) => teamStats(readModels, reader, clock()),
    weeks: ({ reader, query }) => wellbeingByWeek(readModels, reader, clock(), query.weeks),
    submit: async ({ reader, body, origin }) => {
      const id = checkInId.parse(derivedId(origin.commandId));
      const managerId = await managerOf(readModels, reader.id);
      const command = { type: 'SubmitCheckIn' as const, checkInId: id, employeeId: reader.id, managerId };
      return dispatch(checkIn, id, { ...command, ...body }, origin);
    },
  });
