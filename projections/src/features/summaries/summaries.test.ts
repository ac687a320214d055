import type { RecordedEvent, NewEvent } from '@annals/contracts/kernel/event';
import { painPointId } from '@annals/contracts/features/pain-points/ids';
import { performanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { MeetingCompleted } from '@annals/contracts/features/meetings/events';
import {
  PainPointReopened,
  PainPointReported,
  PainPointResolved,
  PainPointTakenUp,
} from '@annals/contracts/features/pain-points/events';
import { ManagerAssigned } from '@annals/contracts/features/people/events';
import {
  PerformanceReviewCompleted,
  PerformanceReviewDueDateMoved,
  PerformanceReviewOpened,
} from '@annals/contracts/features/performance-reviews/events';
import { v4 } from 'uuid';
import { expect, test } from 'vitest';
import { hired, someMeeting, somePerson } from '../../../test/company';
import { foldInMemory } from '../../engine/fold';
import { personMonths } from './person-months-fold';
import { personSummaries } from './person-summaries-fold';

const ada = somePerson();
const managerId = somePerson();

function at(occurredAt: string, event: NewEvent): RecordedEvent {
  return {
    ...event,
    id: v4(),
    stream: 'test',
    revision: 0n,
    position: 1n,
    recordedAt: occurredAt,
    metadata: {
      commandId: v4(),
      correlationId: v4(),
      actorId: 'system:test',
      actorRole: 'system',
      occurredAt,
    },
  };
}

const summaryOf = (person: PersonId, ...events: RecordedEvent[]) =>
  foldInMemory(personSummaries, [
    at('2020-01-01T08:00:00.000Z', hired(ada, 'employee', managerId)),
    ...events,
  ]).get(person);

test('an open review is kept with its due date until it is completed', () => {
  const review = { reviewId: performanceReviewId.parse(v4()), employeeId: ada };
  const opened = at(
    '2026-05-01T08:00:00.000Z',
    PerformanceReviewOpened.of({
      ...review,
      managerId,
      reviewPeriod: 'Q2-2026',
      reviewType: 'quarterly',
      goals: [],
      dueDate: '2026-06-01',
    }),
  );
  const moved = at(
    '2026-05-02T08:00:00.000Z',
    PerformanceReviewDueDateMoved.of({ ...review, dueDate: '2026-06-10', reason: undefined }),
  );
  const completed = at(
    '2026-06-03T08:00:00.000Z',
    PerformanceReviewCompleted.of({ ...review, managerId, overallRating: 4.5 }),
  );
  expect(summaryOf(ada, opened, moved)).toMatchObject({ openReviews: { [review.reviewId]: '2026-06-10' } });
  expect(summaryOf(ada, opened, moved, completed)).toMatchObject({ openReviews: {} });
  expect(foldInMemory(personMonths, [completed]).get(`${ada}:2026-06`)).toMatchObject({
    ratingSum: 4.5,
    ratingCount: 1,
  });
});

test('a pain point counts as open until it is taken up or resolved, and again when it is reopened', () => {
  const painPoint = { painPointId: painPointId.parse(v4()), employeeId: ada, managerId };
  const reported = PainPointReported.of({
    ...painPoint,
    title: 'Too many recurring meetings',
    description: 'Half of the week goes into them.',
    category: 'process',
    priority: 'high',
    impactLevel: 7,
    frequency: 'weekly',
    suggestedSolution: undefined,
  });
  const events = [
    reported,
    PainPointTakenUp.of(painPoint),
    PainPointResolved.of({ ...painPoint, resolutionNotes: 'Fewer of them.' }),
    PainPointReopened.of({ ...painPoint, reason: 'They are back.' }),
  ].map((event) => at('2026-05-01T08:00:00.000Z', event));
  const open = [1, 2, 3, 4].map(
    (count) => summaryOf(ada, ...events.slice(0, count))?.['openPainPoints' as 'id'],
  );
  expect(open).toEqual([1, 0, 0, 1]);
});

test('whoever gets another manager joins that team on that day', () => {
  const assigned = at(
    '2026-05-04T08:00:00.000Z',
    ManagerAssigned.of({ personId: ada, managerId: somePerson(), previousManagerId: null }),
  );
  expect(summaryOf(ada)).toMatchObject({ joinedTeamOn: '2020-01-01' });
  expect(summaryOf(ada, assigned)).toMatchObject({ joinedTeamOn: '2026-05-04' });
});

test('a month counts what happened in it, each person and month apart', () => {
  const meeting = () => MeetingCompleted.of({ meetingId: someMeeting(), employeeId: ada });
  const months = foldInMemory(personMonths, [
    at('2026-05-31T23:59:59.999Z', meeting()),
    at('2026-06-01T00:00:00.000Z', meeting()),
    at('2026-06-02T00:00:00.000Z', meeting()),
  ]);
  expect([...months.values()]).toMatchObject([
    { month: '2026-05', meetingsCompleted: 1 },
    { month: '2026-06', meetingsCompleted: 2 },
  ]);
});
