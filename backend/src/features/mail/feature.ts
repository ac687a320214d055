import { mailFeature } from '@annals/contracts/features/mail/feature';
import { backendFeature } from '../../platform/feature';
import { mailHandlers } from './handlers';

export const mailBackend = backendFeature(mailFeature, {
  handlers: mailHandlers,
});
