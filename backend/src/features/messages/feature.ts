import { messagesFeature } from '@annals/contracts/features/messages/feature';
import { backendFeature } from '../../platform/feature';
import { messageHandlers } from './handlers';
import { messageSentences } from './sentences';
import { messageDisclosures } from './disclosures';

export const messagesBackend = backendFeature(messagesFeature, {
  handlers: messageHandlers,
  sentences: messageSentences,
  disclosures: messageDisclosures,
});
