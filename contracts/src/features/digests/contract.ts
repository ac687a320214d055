import { contract } from '../../kernel/contract';
import { digestEvents } from './events';

export const digestsContract = contract({
  events: digestEvents,
});
