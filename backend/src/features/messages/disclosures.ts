import type { MessageEvent } from '@annals/contracts/features/messages/events';
import { disclosures } from '../../platform/commands/disclosures';

export const messageDisclosures = disclosures<MessageEvent>({
  MessageSent: { words: 'theirs', isForThemAlone: true },
});
