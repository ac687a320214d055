import { meetingView, type MeetingView } from '@annals/contracts/meetings/views';
import { expect, it } from 'vitest';
import { recentMeetings, upcomingMeetings } from './meeting-selections';

const now = Date.parse('2026-06-05T09:30:00.000Z');

function meeting(title: string, fields: Partial<MeetingView> = {}): MeetingView {
  return meetingView.parse({
    id: '00000000-0000-4000-8000-000000000001',
    managerId: '00000000-0000-4000-8000-000000000002',
    employeeId: '00000000-0000-4000-8000-000000000003',
    title,
    scheduledAt: '2026-06-05T09:00:00.000Z',
    duration: 60,
    notes: null,
    actionItems: [],
    status: 'scheduled',
    createdAt: '2026-06-01T09:00:00.000Z',
    updatedAt: '2026-06-01T09:00:00.000Z',
    employeeName: 'Jonas Petersen',
    managerName: 'Mara Lindqvist',
    ...fields,
  });
}

const titles = (meetings: readonly MeetingView[]) => meetings.map(({ title }) => title);

it('shows the three meetings something happened to last', () => {
  const meetings = [1, 2, 3, 4].map((day) =>
    meeting(`touched on ${day}`, { updatedAt: `2026-06-0${day}T12:00:00.000Z` }),
  );
  expect(titles(recentMeetings(meetings))).toEqual(['touched on 4', 'touched on 3', 'touched on 2']);
});

it('shows what comes next, soonest first, with the one under way', () => {
  const meetings = [
    meeting('tomorrow', { scheduledAt: '2026-06-06T09:00:00.000Z' }),
    meeting('under way'),
    meeting('over', { duration: 15 }),
    meeting('cancelled', { status: 'cancelled', scheduledAt: '2026-06-06T10:00:00.000Z' }),
  ];
  expect(titles(upcomingMeetings(meetings, now))).toEqual(['under way', 'tomorrow']);
});
