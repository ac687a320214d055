import { profileRoutes } from '@annals/contracts/features/people/profile';
import { msg } from '@annals/contracts/kernel/text';
import { ownProfileOf } from '@annals/projections/features/people/profile-queries';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { profile } from '../person/profile-decider';

export const profileHandlers = ({ readModels, dispatch }: Services) =>
  routeHandlers(profileRoutes, {
    own: async ({ reader }) => {
      const found = await ownProfileOf(readModels, reader.id);
      if (!found) throw new NotFound(msg('Your profile'));
      return found;
    },
    change: ({ reader, body, origin }) =>
      dispatch(profile, reader.id, { type: 'ChangeOwnProfile', personId: reader.id, ...body }, origin),
  });
