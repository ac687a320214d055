import { contract } from '../../kernel/contract';
import { recognitionEvents } from './events';
import { recognitionCategoryEvents } from './category-events';
import { recognitionRoutes } from './routes';

export const recognitionContract = contract({
  events: [...recognitionEvents, ...recognitionCategoryEvents],
  routes: { recognition: recognitionRoutes },
});
