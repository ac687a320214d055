import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { expect, test } from 'vitest';
import { foldInMemory } from '../kernel/fold';
import { personMonths } from '../summaries/person-months';
import { performanceTimeline } from './timeline';

const employeeId = '018f0000-0000-7000-8000-00000000000b';
const content = {
  employeeId,
  managerId: 'manager',
  title: 'Title',
  description: 'Text',
  tags: ['a'],
  attachments: [],
  visibility: 'manager',
};
const addedAt = '2026-05-31T12:00:00.000Z';

function happened(type: string, data: object, occurredAt = addedAt): RecordedEvent {
  return {
    id: type,
    type,
    stream: 'timelineEntry-1',
    revision: 0n,
    position: 1n,
    recordedAt: occurredAt,
    data: { employeeId, ...data },
    metadata: { commandId: 'c', correlationId: 'c', actorId: 'a', actorRole: 'manager', occurredAt },
  };
}

const goal = happened('TimelineEntryAdded', { entryId: 'goal', type: 'goal', ...content });
const achievement = happened('TimelineEntryAdded', {
  entryId: 'done',
  type: 'achievement',
  ...content,
  linkedGoalId: 'goal',
});
const withdrawn = happened(
  'TimelineEntryWithdrawn',
  { entryId: 'done', type: 'achievement', linkedGoalId: 'goal', addedAt, reason: 'Too early' },
  '2026-06-02T12:00:00.000Z',
);

test('an achievement closes the goal it is linked to, and opens it again when it is withdrawn', () => {
  const after = (...events: RecordedEvent[]) => foldInMemory(performanceTimeline, events);
  expect(after(goal).get('goal')).toMatchObject({ reachedById: null, linkedGoalId: null, category: null });
  expect(after(goal, achievement).get('goal')).toMatchObject({ reachedById: 'done', type: 'goal' });
  const open = after(goal, achievement, withdrawn);
  expect(open.get('goal')).toMatchObject({ reachedById: null });
  expect(open.get('done')).toMatchObject({ withdrawalReason: 'Too early', linkedGoalId: 'goal' });
});

test('a correction replaces the content and nothing else', () => {
  const corrected = happened('TimelineEntryCorrected', {
    entryId: 'goal',
    ...content,
    title: 'Better',
    category: 'Technical',
    visibility: 'public',
    reason: 'Typo',
  });
  expect(foldInMemory(performanceTimeline, [goal, corrected]).get('goal')).toMatchObject({
    title: 'Better',
    category: 'Technical',
    visibility: 'public',
    type: 'goal',
    createdAt: addedAt,
  });
});

test('goals reached count in the month of the achievement, until it is withdrawn', () => {
  const may = `${employeeId}:2026-05`;
  expect(foldInMemory(personMonths, [goal, achievement]).get(may)).toMatchObject({
    achievements: 1,
    goalsReached: 1,
  });
  const after = foldInMemory(personMonths, [goal, achievement, withdrawn]);
  expect(after.get(may)).toMatchObject({ achievements: 0, goalsReached: 0 });
  expect([...after.keys()]).toEqual([may]);
});
