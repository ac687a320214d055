import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { expect, test } from 'vitest';
import { foldInMemory, foldInto, handledIn } from '../../engine/fold';
import { personMonths } from '../summaries/person-months-fold';
import { performanceTimeline } from './timeline-fold';

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
  {
    entryId: 'done',
    type: 'achievement',
    linkedGoalId: 'goal',
    visibility: 'manager',
    addedAt,
    reason: 'Too early',
  },
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

test('what is private to its author counts from when it is shared until it is not', () => {
  const may = `${employeeId}:2026-05`;
  const secret = happened('TimelineEntryAdded', {
    entryId: 'secret',
    type: 'achievement',
    ...content,
    visibility: 'private',
  });
  const becomes = (previousVisibility: string, visibility: string) =>
    happened(
      'TimelineEntryCorrected',
      {
        entryId: 'secret',
        type: 'achievement',
        ...content,
        visibility,
        previousVisibility,
        addedAt,
        reason: 'x',
      },
      '2026-06-02T12:00:00.000Z',
    );
  const shared = becomes('private', 'manager');
  const shows = (achievements: number, ...events: RecordedEvent[]) =>
    expect(foldInMemory(personMonths, events).get(may)).toMatchObject({ achievements });
  shows(0, secret);
  shows(1, secret, shared);
  shows(1, secret, shared, becomes('manager', 'public'));
  shows(0, secret, shared, becomes('manager', 'private'));
  shows(
    0,
    secret,
    happened('TimelineEntryWithdrawn', {
      entryId: 'secret',
      type: 'achievement',
      visibility: 'private',
      addedAt,
      reason: 'x',
    }),
  );
});

test('nobody but the author hears that something private moved', () => {
  const concerned = (visibility: string) => {
    const event = happened('TimelineEntryAdded', {
      entryId: 'one',
      type: 'feedback',
      ...content,
      visibility,
    });
    return foldInto(performanceTimeline, new Map(), handledIn(performanceTimeline, [event])).concerned;
  };
  expect([...concerned('private')]).toEqual(['manager']);
  expect([...concerned('manager')]).toEqual([employeeId, 'manager']);
});
