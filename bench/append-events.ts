import { randomUUID } from 'node:crypto';
import type { EventMetadata } from '@annals/contracts/kernel/event';
import { meetingId } from '@annals/contracts/features/meetings/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { MeetingScheduled, type NewMeetingEvent } from '@annals/contracts/features/meetings/events';

/** The people the events are about: as many keys are in use. */
export const PEOPLE: readonly PersonId[] = Array.from({ length: 1_000 }, () => personId.parse(randomUUID()));

const NOTES =
  'We go through the quarter, what went well and what did not, and what to change before the summer. '.repeat(
    3,
  );

let next = 0;

/** An event of about 1 KB in stored form, in a stream of its own. */
export function meetingToSchedule(): { stream: string; event: NewMeetingEvent; metadata: EventMetadata } {
  const id = meetingId.parse(randomUUID());
  const employeeId = PEOPLE[next++ % PEOPLE.length] ?? personId.parse(randomUUID());
  const event = {
    type: MeetingScheduled.type,
    data: {
      meetingId: id,
      employeeId,
      managerId: employeeId,
      title: 'Weekly 1:1',
      scheduledAt: '2026-06-01T09:00:00Z',
      duration: 60,
      notes: NOTES,
    },
  };
  const commandId = randomUUID();
  const metadata = {
    commandId,
    correlationId: commandId,
    actorId: employeeId,
    actorRole: 'manager',
    occurredAt: '2026-05-25T08:00:00.000Z',
  };
  return { stream: `meeting-${id}`, event, metadata };
}
