import type { MessageEvent } from '@annals/contracts/features/messages/events';
import { t } from '@annals/contracts/kernel/text';
import { sentences } from '../../platform/commands/sentences';

export const messageSentences = sentences<MessageEvent>({
  MessageSent: ({ data }, nameOf) => t('wrote a message to {recipient}.', { recipient: nameOf(data.recipientId) }),
});
