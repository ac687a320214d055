import { messagesFeature } from '@annals/contracts/features/messages/feature';
import { backendFeature } from '../../platform/feature';
import { messageDoors } from './handlers';
import { messageSentences } from './sentences';
import { messageDisclosures } from './disclosures';

export const messagesBackend = backendFeature(messagesFeature, {
  doors: messageDoors,
  sentences: messageSentences,
  disclosures: messageDisclosures,
});
