import { contract } from '../../kernel/contract';
import { review360Events } from './events';
import { review360Routes } from './routes';

export const reviews360Contract = contract({
  events: review360Events,
  routes: { reviews360: review360Routes },
});
