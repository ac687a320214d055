import { personId } from '@annals/contracts/kernel/ids';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { message } from '@annals/backend/features/messages/decider';
import { inbox } from '@annals/backend/features/notifications/inbox-decider';
import { livedThrough, type Story } from '../../company/story';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What came longer ago has been read. */
const READ_UP_TO_DAYS = 3;

/** What managers write now and then. */
const MESSAGES = [
  'Thank you for stepping in yesterday. It made the difference.',
  'Could you bring the figures of the last release to our next 1:1?',
  'The customer called to say how well you explained the change.',
  'Please take a look at the plan for next quarter before Thursday.',
  'I would like to hear how the new tool works for you.',
];

/** People read what they were told, up to a few days ago; some got a message from their manager since. */
export const inboxesStory: Story = ({ random, person, manager, from, now }) => {
  const id = personId.parse(person.id);
  const read = now - READ_UP_TO_DAYS * DAY_MS;
  const until = new Date(read).toISOString();
  const reads = livedThrough(
    inbox,
    id,
    [
      {
        at: Math.max(read + HOUR_MS, from),
        actor: { id, role: person.role },
        command: { type: 'MarkAllRead', personId: id, until },
      },
    ],
    now,
  );
  const text = random.helpers.arrayElement(MESSAGES);
  const sentAt = now - random.number.int({ min: HOUR_MS, max: 2 * DAY_MS });
  if (!manager || !random.datatype.boolean({ probability: 0.25 })) return reads;
  const messageId = derivedId(id, 'message');
  const senderId = personId.parse(manager.id);
  const messages = livedThrough(
    message,
    messageId,
    [
      {
        at: sentAt,
        actor: { id: senderId, role: manager.role },
        command: { type: 'SendMessage', messageId, senderId, recipientId: id, text, recipientInReach: true },
      },
    ],
    now,
  );
  return [...reads, ...messages];
};
