import { languageModelRoutes } from '@annals/contracts/features/language-model/routes';
import { api } from '../../api/api';
import { endpointsFrom } from '../../api/endpoints-from';

export const {
  useLanguageModelOneQuery,
  useLanguageModelWordingsInfiniteQuery,
  useLanguageModelTurnMutation,
} = api.injectEndpoints({ endpoints: endpointsFrom('languageModel', languageModelRoutes) });
