import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { t } from '@annals/contracts/kernel/text';

type People = Pick<MeetingView, 'managerId' | 'managerName' | 'employeeId' | 'employeeName'>;

/** Who the meeting is with, seen by `personId`; both people to someone who takes no part. */
export function peopleLabel(meeting: People, personId: string): string {
  if (takesPart(meeting, personId)) return t('with {name}', { name: otherName(meeting, personId) });
  return t('{manager} and {employee}', { manager: meeting.managerName, employee: meeting.employeeName });
}

/** The person across the table; the employee to someone who takes no part. */
export function otherName(meeting: People, personId: string): string {
  return meeting.employeeId === personId ? meeting.managerName : meeting.employeeName;
}

/** Whether the meeting is one of this person's own. */
export function takesPart(meeting: People, personId: string): boolean {
  return meeting.managerId === personId || meeting.employeeId === personId;
}

/** The name behind an id of one of the two people; anything else is shown as it is. */
export function nameOfParticipant(meeting: People, idOrName: string): string {
  if (idOrName === meeting.managerId) return meeting.managerName;
  return idOrName === meeting.employeeId ? meeting.employeeName : idOrName;
}
