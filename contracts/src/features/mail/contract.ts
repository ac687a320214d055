import { contract } from '../../kernel/contract';
import { mailRoutes } from './routes';

export const mailContract = contract({
  routes: { mail: mailRoutes },
});
