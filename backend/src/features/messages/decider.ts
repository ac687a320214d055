import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  MessageSent,
  type MessageEvent,
  type NewMessageEvent,
} from '@annals/contracts/features/messages/events';
import { msg, t } from '@annals/contracts/kernel/text';
import { decider } from '../../platform/commands/decider';
import { DomainError, NotFound } from '../../platform/commands/domain-error';

/** A message needs somebody else. */
export class MessageToOneself extends DomainError {
  readonly code = 'messages.message-to-oneself';
  override readonly field = 'recipientId';
  constructor() {
    super(t('You cannot write a message to yourself.'));
  }
}

interface SendMessage {
  type: 'SendMessage';
  messageId: string;
  senderId: PersonId;
  recipientId: PersonId;
  text: string;
  /** Whether the recipient is in the sender's reach today, or is their manager. */
  recipientInReach: boolean;
}

/** The rules of messages: a manager, leader or admin writes to people in their reach, and anyone to their own manager. */
export const message = decider<{ sent: boolean }, SendMessage, MessageEvent, NewMessageEvent>({
  category: 'message',
  initial: { sent: false },
  evolve: { MessageSent: () => ({ sent: true }) },
  decide: {
    SendMessage: ({ messageId, senderId, recipientId, text, recipientInReach }, { sent }) => {
      if (sent) return [];
      if (recipientId === senderId) throw new MessageToOneself();
      if (!recipientInReach) throw new NotFound(msg('This person'));
      return [MessageSent.of({ messageId, recipientId, senderId, text })];
    },
  },
});
