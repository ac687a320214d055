import { messageRoutes } from '@annals/contracts/messages/routes';
import { mayWriteTo } from '@annals/projections/messages/queries';
import { derivedId } from '../kernel/derived-id';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { message } from './message';

export const messageDoors = ({ readModels, dispatch }: Services) =>
  doors(messageRoutes, {
    send: async ({ reader, body, origin }) => {
      const messageId = derivedId(origin.commandId);
      const recipientInReach = await mayWriteTo(readModels, reader, body.recipientId);
      return dispatch(
        message,
        messageId,
        { type: 'SendMessage', messageId, senderId: reader.id, recipientInReach, ...body },
        origin,
      );
    },
  });
