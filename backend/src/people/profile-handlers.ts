import { profileRoutes } from '@annals/contracts/people/profile';
import { ownProfileOf } from '@annals/projections/people/profile-queries';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { profile } from './profile';

export const profileDoors = ({ readModels, dispatch }: Services) =>
  doors(profileRoutes, {
    own: async ({ reader }) => {
      const found = await ownProfileOf(readModels, reader.id);
      if (!found) throw new NotFound('Your profile');
      return found;
    },
    change: ({ reader, body, origin }) =>
      dispatch(profile, reader.id, { type: 'ChangeOwnProfile', personId: reader.id, ...body }, origin),
  });
