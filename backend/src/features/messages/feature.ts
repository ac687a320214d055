import { messagesFeature } from '@annals/contracts/features/messages/feature';
import { backendFeature } from '../../platform/feature';
import { messageDoors } from './handlers';

export const messagesBackend = backendFeature(messagesFeature, {
  doors: messageDoors,
});
