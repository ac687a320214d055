import { meetingId, type MeetingId } from '@annals/contracts/features/meetings/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { MeetingCompleted, MeetingScheduled } from '@annals/contracts/features/meetings/events';
import { EmployeeHired } from '@annals/contracts/features/people/events';
import type { Role } from '@annals/contracts/kernel/roles';
import { v4 } from 'uuid';

export const somePerson = (): PersonId => personId.parse(v4());
export const someMeeting = (): MeetingId => meetingId.parse(v4());

export function hired(id: PersonId, role: Role, managerId: PersonId | null, lastName = 'Lovelace') {
  return EmployeeHired.of({
    personId: id,
    firstName: 'Ada',
    lastName,
    email: `${id}@annals.example`,
    role,
    position: 'Engineer',
    department: 'Engineering',
    managerId,
    hireDate: '2020-01-01',
  });
}

export function scheduled(
  id: MeetingId,
  managerId: PersonId,
  employeeId: PersonId,
  scheduledAt = '2026-01-05T10:00:00.000Z',
  title = 'Weekly 1:1',
) {
  return MeetingScheduled.of({ meetingId: id, managerId, employeeId, title, scheduledAt, duration: 60 });
}

export function completed(id: MeetingId, employeeId: PersonId) {
  return MeetingCompleted.of({ meetingId: id, employeeId });
}
