import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { careerMilestones } from './milestones-fold';

function happened(type: string, data: object): RecordedEvent {
  const occurredAt = '2026-06-01T12:00:00.000Z';
  return {
    id: type,
    type,
    stream: 'careerMilestone-1',
    revision: 0n,
    position: 1n,
    recordedAt: occurredAt,
    data: { milestoneId: 'first', employeeId: 'employee', managerId: 'manager', ...data },
    metadata: { commandId: 'c', correlationId: 'c', actorId: 'a', actorRole: 'manager', occurredAt },
  };
}

const planned = happened('CareerMilestonePlanned', {
  milestoneType: '30_day',
  title: 'Settled in',
  goals: ['Know the team'],
  expectedOutcomes: ['First release'],
  dueDate: '2026-06-30',
});

test('a milestone with what both wrote, to its end', () => {
  const row = foldInMemory(careerMilestones, [
    planned,
    happened('CareerMilestoneStarted', {}),
    happened('CareerMilestoneRescheduled', { dueDate: '2026-07-15' }),
    happened('CareerMilestoneNoteTaken', { by: 'manager', notes: 'Well' }),
    happened('CareerMilestoneNoteTaken', { by: 'employee', notes: 'Happy' }),
    happened('CareerMilestoneAchieved', { actualOutcomes: ['Two releases'] }),
  ]).get('first');
  expect(row).toMatchObject({
    status: 'achieved',
    dueDate: '2026-07-15',
    managerNotes: 'Well',
    employeeNotes: 'Happy',
    actualOutcomes: ['Two releases'],
    completedAt: '2026-06-01T12:00:00.000Z',
    nextMilestoneId: null,
  });
});

test('is held by the manager it was handed to, remembers its reminders, and can be dropped', () => {
  const row = foldInMemory(careerMilestones, [
    planned,
    happened('CareerMilestoneHandedOver', { fromManagerId: 'manager', managerId: 'next' }),
    happened('CareerMilestoneReminderSent', { recipientIds: [], dueDate: '2026-06-30', occasion: 'overdue' }),
    happened('CareerMilestoneCancelled', { reason: 'Planned twice.' }),
  ]).get('first');
  expect(row).toMatchObject({
    managerId: 'next',
    remindedOf: ['2026-06-30/overdue'],
    status: 'cancelled',
    cancellationReason: 'Planned twice.',
  });
});

test('the next one is written on the one it follows', () => {
  const rows = foldInMemory(careerMilestones, [
    planned,
    { ...planned, data: { ...(planned.data as object), milestoneId: 'second', followsId: 'first' } },
  ]);
  expect(rows.get('first')).toMatchObject({ status: 'pending', nextMilestoneId: 'second' });
  expect(rows.get('second')).toMatchObject({ status: 'pending', nextMilestoneId: null });
});
