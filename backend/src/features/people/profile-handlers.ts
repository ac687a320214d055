import { profileRoutes } from '@annals/contracts/features/people/profile';
import { msg } from '@annals/contracts/kernel/text';
import { ownProfileOf } from '@annals/projections/features/people/profile-queries';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { directoryOf, refuseKept } from '../person/kept-by-directory';
import { profile } from '../person/profile-decider';

export const profileHandlers = ({ readModels, dispatch, pool }: Services) =>
  routeHandlers(profileRoutes, {
    own: async ({ reader }) => {
      const found = await ownProfileOf(readModels, reader.id);
      if (!found) throw new NotFound(msg('Your profile'));
      return { ...found, directory: (await directoryOf({ pool }, reader.id)) ?? null };
    },
    change: async ({ reader, body, origin }) => {
      const { firstName, lastName } = body;
      const own = await ownProfileOf(readModels, reader.id);
      // A form sends the names with everything else; as they are, they are no change.
      await refuseKept({ pool }, reader.id, {
        firstName: firstName === own?.firstName ? undefined : firstName,
        lastName: lastName === own?.lastName ? undefined : lastName,
      });
      return dispatch(profile, reader.id, { type: 'ChangeOwnProfile', personId: reader.id, ...body }, origin);
    },
  });
