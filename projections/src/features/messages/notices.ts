import { readable } from '@annals/contracts/kernel/erased';
import type { MessageEvent } from '@annals/contracts/features/messages/events';
import type { NoticesOf } from '../../engine/notice';

/** A message is what its recipient is told. */
export const messageNotices: NoticesOf<MessageEvent> = {
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
