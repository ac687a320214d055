import { pictureAddress, pictureRoutes } from '@annals/contracts/features/people/picture';
import { msg } from '@annals/contracts/kernel/text';
import { OwnRate } from '../../../platform/http/own-rate';
import { NotFound } from '../../../platform/commands/domain-error';
import { routeHandlers } from '../../../platform/commands/handlers';
import { profile } from '../../person/profile-decider';
import type { Services } from '../../../platform/services/services';
import { squareOf } from '../../../platform/pictures/square';

/** Pictures that one person may bring in a minute: each costs as much as a hundred other requests. */
const PER_MINUTE = 10;

export const pictureHandlers = ({ readModels, dispatch, pictures }: Services) => {
  const rate = new OwnRate(PER_MINUTE);
  return routeHandlers(pictureRoutes, {
    change: async ({ reader: { id: personId }, body, origin }) => {
      let picture: string | null = null;
      if (body.picture !== null) {
        await rate.take(personId);
        const square = await squareOf(Buffer.from(body.picture, 'base64'));
        // The file first: an event never names one that is not there.
        picture = await pictures.keep(personId, origin.commandId, square);
      }
      return dispatch(profile, personId, { type: 'ChangeOwnPicture', personId, picture }, origin);
    },
    one: async ({ params: { personId, pictureId } }) => {
      const address = pictureAddress(personId, pictureId);
      const shown: unknown = await readModels('people')
        .where({ id: personId, profileImageUrl: address })
        .first('id');
      const picture = shown === undefined ? undefined : await pictures.read(personId, pictureId);
      if (!picture) throw new NotFound(msg('This picture'));
      return picture;
    },
  });
};
