import { contract } from '../../kernel/contract';
import { languageModelEvents, wordingEvents } from './events';
import { languageModelRoutes } from './routes';

export const languageModelContract = contract({
  events: [...languageModelEvents, ...wordingEvents],
  routes: { languageModel: languageModelRoutes },
});
