import type { MessageEvent } from '@annals/contracts/features/messages/events';
import { sentences } from '../../platform/commands/sentences';

export const messageSentences = sentences<MessageEvent>({
  MessageSent: ({ data }, nameOf) => `wrote a message to ${nameOf(data.recipientId)}.`,
});
