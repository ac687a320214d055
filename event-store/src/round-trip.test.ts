import { randomBytes } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import type { EventMetadata } from '@annals/contracts/kernel/event';
import { storableText } from '@annals/contracts/kernel/storable-text';
import { ROLES } from '@annals/contracts/kernel/roles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventLog } from './event-log';
import { MemoryEventStore } from './memory/memory-event-store';
import { MemoryPersonalKeys } from './personal-data/memory-personal-keys';
import { parseMasterKey } from './personal-data/master-key';

/** Values that are hard on JSON, on UTF-8 and on encryption: characters of all planes, quotes, line ends, the empty text. */
const anyText = fc.string({ unit: 'binary' }).map(storableText);
const instant = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const meetingScheduled = fc.record({
  type: fc.constant('MeetingScheduled'),
  data: fc.record(
    {
      meetingId: fc.uuid(),
      employeeId: fc.uuid(),
      managerId: fc.uuid(),
      title: anyText,
      scheduledAt: instant,
      duration: fc.integer(),
      notes: anyText,
    },
    { requiredKeys: ['meetingId', 'employeeId', 'managerId', 'title', 'scheduledAt', 'duration'] },
  ),
});
const accountOpened = fc.record({
  type: fc.constant('AccountOpened'),
  data: fc.record({ personId: fc.uuid(), role: fc.constantFrom(...ROLES), hasPassword: fc.boolean() }),
});
const metadata: fc.Arbitrary<EventMetadata> = fc.record(
  {
    commandId: anyText,
    correlationId: anyText,
    causationId: anyText,
    actorId: anyText,
    actorRole: anyText,
    onBehalfOf: anyText,
    occurredAt: instant,
    requestId: anyText,
    reason: anyText,
  },
  { requiredKeys: ['commandId', 'correlationId', 'actorId', 'actorRole', 'occurredAt'] },
);

test('any valid event comes back as it was written', async () => {
  const events = fc.array(fc.oneof(meetingScheduled, accountOpened), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(events, metadata, async (written, about) => {
      const keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
      const log = new EventLog(new MemoryEventStore(), eventDefinitions, keys);
      await log.append('any-1', written, about, 'no-stream');
      const read = await log.readStream('any-1');
      expect(read.map(({ type, data }) => ({ type, data }))).toEqual(written);
      for (const event of read) expect(event.metadata).toEqual(about);
    }),
  );
});
