import { personId } from '@annals/contracts/kernel/ids';
import { timelineEntryId } from '@annals/contracts/features/performance/ids';
import {
  TimelineEntryAdded,
  TimelineEntryCorrected,
  TimelineEntryWithdrawn,
} from '@annals/contracts/features/performance/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { timelineEntry } from './decider';
import {
  AuthorIsYou,
  EntryWithdrawn,
  NoSuchGoal,
  NotYourTeam,
  OnlyAchievementsReachGoals,
  OnlyTheAuthor,
  SecretAchievement,
} from './errors';

const entryId = timelineEntryId.parse('018f0000-0000-7000-8000-000000000001');
const goalId = timelineEntryId.parse('018f0000-0000-7000-8000-000000000002');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const otherId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const manager: Actor = { id: managerId, role: 'manager' };
const employee: Actor = { id: employeeId, role: 'employee' };
const stranger: Actor = { id: otherId, role: 'manager' };

const content = {
  title: 'Migration live',
  description: 'A week early.',
  category: 'Technical',
  impact: 'high',
  tags: ['migration'],
  attachments: [],
  visibility: 'manager',
} as const;
const words = { ...content, tags: [...content.tags], attachments: [] };
const of = { entryId, employeeId };
const added = TimelineEntryAdded.of({ ...of, managerId, type: 'feedback', ...words });
const entry = { employeeId, type: 'feedback' as const, ...words };
const add = { type: 'AddEntry' as const, entryId, entry, employeeReportsToActor: true, goal: null };
const reached = { ...entry, type: 'achievement' as const, linkedGoalId: goalId };
// `given` records its events from the first minute of 2026 on.
const addedAt = '2026-01-01T00:00:00.000Z';
const openGoal = { employeeId, type: 'goal' as const, isOpen: true };

describe('adding', () => {
  test('a manager writes about someone who reports to them', () =>
    given(timelineEntry).when(add, manager).then(added));
  test('or about themself, and about nobody else', () => {
    given(timelineEntry)
      .when({ ...add, entry: { ...entry, employeeId: managerId }, employeeReportsToActor: false }, manager)
      .then(TimelineEntryAdded.of({ ...of, employeeId: managerId, managerId, type: 'feedback', ...words }));
    given(timelineEntry)
      .when({ ...add, employeeReportsToActor: false }, stranger)
      .refused(NotYourTeam);
  });
  test('in their own name', () => {
    given(timelineEntry)
      .when({ ...add, entry: { ...entry, managerId } }, manager)
      .then(added);
    given(timelineEntry)
      .when({ ...add, entry: { ...entry, managerId: otherId } }, manager)
      .refused(AuthorIsYou);
  });
  test('an achievement reaches an open goal of the same person', () => {
    given(timelineEntry)
      .when({ ...add, entry: reached, goal: openGoal }, manager)
      .then(TimelineEntryAdded.of({ ...of, managerId, type: 'achievement', ...words, linkedGoalId: goalId }));
    for (const goal of [
      null,
      { ...openGoal, isOpen: false },
      { ...openGoal, type: 'feedback' as const },
      { ...openGoal, employeeId: otherId },
    ])
      given(timelineEntry)
        .when({ ...add, entry: reached, goal }, manager)
        .refused(NoSuchGoal);
  });
  test('what reaches a goal is not private, nor becomes so', () => {
    const secret = { ...reached, visibility: 'private' as const };
    given(timelineEntry)
      .when({ ...add, entry: secret, goal: openGoal }, manager)
      .refused(SecretAchievement);
    given(timelineEntry, TimelineEntryAdded.of({ ...of, managerId, ...reached }))
      .when({ type: 'CorrectEntry', correction: { ...words, visibility: 'private', reason: 'x' } }, manager)
      .refused(SecretAchievement);
  });
  test('nothing but an achievement does', () =>
    given(timelineEntry)
      .when({ ...add, entry: { ...entry, linkedGoalId: goalId }, goal: openGoal }, manager)
      .refused(OnlyAchievementsReachGoals));
});

describe('correcting', () => {
  const correct = (changes: object, reason = 'It was two services.') => ({
    type: 'CorrectEntry' as const,
    correction: { ...words, ...changes, reason },
  });
  test('the author puts it right, with a reason', () =>
    given(timelineEntry, added)
      .when(correct({ impact: 'medium' }), manager)
      .then(
        TimelineEntryCorrected.of({
          ...of,
          type: 'feedback',
          previousVisibility: 'manager',
          addedAt,
          ...words,
          impact: 'medium',
          reason: 'It was two services.',
        }),
      ));
  test('to what it already says: nothing happens', () =>
    given(timelineEntry, added).when(correct({}), manager).thenNothing());
  test('is nobody else’s', () => {
    given(timelineEntry, added)
      .when(correct({ title: 'x' }), employee)
      .refused(OnlyTheAuthor);
    given(timelineEntry, added)
      .when(correct({ title: 'x' }), stranger)
      .refused(NotFound);
  });
  test('a private entry does not exist for the person it is about', () => {
    const secret = TimelineEntryAdded.of({
      ...of,
      managerId,
      type: 'feedback',
      ...words,
      visibility: 'private',
    });
    given(timelineEntry, secret)
      .when(correct({ title: 'x' }), employee)
      .refused(NotFound);
  });
});

describe('withdrawing', () => {
  const withdraw = { type: 'WithdrawEntry' as const, reason: 'Wrong person.' };
  const withdrawn = TimelineEntryWithdrawn.of({
    ...of,
    type: 'feedback',
    visibility: 'manager',
    addedAt,
    reason: 'Wrong person.',
  });
  test('the author takes it back, once', () => {
    given(timelineEntry, added).when(withdraw, manager).then(withdrawn);
    given(timelineEntry, added, withdrawn).when(withdraw, manager).thenNothing();
    given(timelineEntry, added).when(withdraw, employee).refused(OnlyTheAuthor);
  });
  test('after that it is not corrected', () =>
    given(timelineEntry, added, withdrawn)
      .when({ type: 'CorrectEntry', correction: { ...words, title: 'x', reason: 'y' } }, manager)
      .refused(EntryWithdrawn));
});
