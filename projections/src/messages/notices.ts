import { readable } from '@annals/contracts/kernel/erased';
import type { MessageEvent } from '@annals/contracts/messages/events';
import type { Notices } from '../notifications/notice';

/** A message is what its recipient is told. */
export const messageNotices: Notices<MessageEvent> = {
  MessageSent: ({ data }) => [
    {
      personId: data.recipientId,
      kind: 'message_received',
      path: '/notifications',
      aboutId: data.senderId,
      facts: { text: readable(data.text) },
    },
  ],
};
