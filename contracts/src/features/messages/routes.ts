import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { command } from '../../kernel/route';

export const MESSAGE_MAXIMUM = 2_000;

/** The form and the body of `POST /api/messages`. */
export const sendMessage = z.strictObject({
  recipientId: personId,
  text: z
    .string('Please write a message')
    .trim()
    .min(1, 'Please write a message')
    .max(MESSAGE_MAXIMUM, `A message cannot exceed ${String(MESSAGE_MAXIMUM)} characters`),
});

export const messageRoutes = {
  send: command('POST /api/messages', {
    summary: 'Write to someone in the caller’s reach, or to the caller’s own manager',
    may: 'messages:send',
    body: sendMessage,
    changes: ['Notifications'],
    status: 201,
  }),
};
