import { messageRoutes } from '@annals/contracts/features/messages/routes';
import { mayWriteTo } from '@annals/projections/features/messages/queries';
import { derivedId } from '../../platform/commands/derived-id';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { message } from './decider';

export const messageHandlers = ({ readModels, dispatch }: Services) =>
  routeHandlers(messageRoutes, {
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
