import { messageRoutes } from '@annals/contracts/features/messages/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const { useMessagesSendMutation } = api.injectEndpoints({
  endpoints: endpointsFrom('messages', messageRoutes),
});
