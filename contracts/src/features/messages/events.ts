import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';

/** A person wrote to another. */
export const MessageSent = event('MessageSent', 1, {
  category: 'message',
  about: 'recipientId',
  description: 'A person wrote a message to another.',
  data: { messageId: z.uuid(), recipientId: personId, senderId: personId, text: personal(z.string().min(1)) },
});

export const messageEvents = [MessageSent] as const;
export type MessageEvent = EventOf<(typeof messageEvents)[number]>;
export type NewMessageEvent = NewEventOf<(typeof messageEvents)[number]>;
