import { personId } from '@annals/contracts/kernel/ids';
import { MessageSent } from '@annals/contracts/features/messages/events';
import { test } from 'vitest';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { message, MessageToOneself } from './decider';

const senderId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const recipientId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const sender = { id: senderId, role: 'manager' } as const;
const sent = { messageId: '018f0000-0000-7000-8000-000000000001', recipientId, senderId, text: 'Well done.' };
const send = (more: object = {}) =>
  ({ type: 'SendMessage', ...sent, recipientInReach: true, ...more }) as const;

test('is sent, once', () => {
  given(message).when(send(), sender).then(MessageSent.of(sent));
  given(message, MessageSent.of(sent)).when(send(), sender).thenNothing();
});

test('reaches nobody beyond the sender’s reach, and not the sender', () => {
  given(message)
    .when(send({ recipientInReach: false }), sender)
    .refused(NotFound);
  given(message)
    .when(send({ recipientId: senderId }), sender)
    .refused(MessageToOneself);
});
