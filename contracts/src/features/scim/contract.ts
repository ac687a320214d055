import { contract } from '../../kernel/contract';
import { scimRoutes } from './routes';

export const scimContract = contract({ routes: { scim: scimRoutes } });
