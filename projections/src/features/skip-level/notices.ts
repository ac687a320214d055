import { readable } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import type { SkipLevelEvent } from '@annals/contracts/features/skip-level/events';
import { actingPerson, type Notice, type NoticesOf } from '../../engine/notice';

interface OfMeeting {
  readonly meetingId: SkipLevelMeetingId;
  readonly employeeId: PersonId;
  readonly seniorLeaderId: PersonId;
}

const path = ({ meetingId }: Pick<OfMeeting, 'meetingId'>) => `/meetings/skip-level/${meetingId}`;

/** The employee is told what the leader sets, the leader what the employee says, the employee's manager that and when they meet. */
export const skipLevelNotices: NoticesOf<SkipLevelEvent> = {
  SkipLevelMeetingScheduled: ({ data }) => timeSet('skip_level_scheduled', data),
  SkipLevelMeetingRescheduled: ({ data }) => timeSet('skip_level_rescheduled', data),
  SkipLevelMeetingCancelled: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'skip_level_cancelled',
      path: path(data),
      aboutId: data.seniorLeaderId,
      facts: { reason: data.reason === undefined ? null : readable(data.reason) },
    },
    // It ends without the leader when the employee leaves the organization.
    {
      personId: data.seniorLeaderId,
      kind: 'skip_level_cancelled',
      path: path(data),
      aboutId: data.employeeId,
      facts: { reason: data.reason === undefined ? null : readable(data.reason) },
    },
    ...toManager(data.managerId, (personId) => ({
      personId,
      kind: 'skip_level_of_report_cancelled',
      path: path(data),
      aboutId: data.employeeId,
      facts: {},
    })),
  ],
  SkipLevelMeetingManagerChanged: ({ data }) =>
    toManager(data.managerId, (personId) => ({
      personId,
      kind: 'skip_level_of_new_report',
      path: path(data),
      aboutId: data.employeeId,
      facts: {},
    })),
  SkipLevelReminderSent: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'skip_level_reminder',
      path: path(data),
      aboutId: data.seniorLeaderId,
      facts: { scheduledAt: data.scheduledAt },
    },
  ],
  BriefingPrepared: ({ data }) => [
    {
      personId: data.recipientId,
      kind: 'skip_level_briefing',
      path: path(data),
      aboutId: data.recipientId === data.employeeId ? data.seniorLeaderId : data.employeeId,
      facts: {},
    },
  ],
  EmployeeFeedbackGiven: ({ data }) => [
    {
      personId: data.seniorLeaderId,
      kind: 'skip_level_feedback',
      path: path(data),
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  SkipLevelActionItemAgreed: (event) => [
    {
      personId: event.data.ownerId,
      kind: 'skip_level_action',
      path: path(event.data),
      aboutId: actingPerson(event),
      facts: { text: readable(event.data.text) },
    },
  ],
};

function timeSet(
  kind: 'skip_level_scheduled' | 'skip_level_rescheduled',
  data: OfMeeting & { readonly managerId: PersonId | null; readonly scheduledAt: string },
): readonly Notice[] {
  const facts = { scheduledAt: data.scheduledAt };
  return [
    { personId: data.employeeId, kind, path: path(data), aboutId: data.seniorLeaderId, facts },
    ...toManager(data.managerId, (personId) => ({
      personId,
      kind: 'skip_level_of_report',
      path: path(data),
      aboutId: data.employeeId,
      facts,
    })),
  ];
}

function toManager(managerId: PersonId | null, notice: (managerId: PersonId) => Notice): readonly Notice[] {
  return managerId === null ? [] : [notice(managerId)];
}
