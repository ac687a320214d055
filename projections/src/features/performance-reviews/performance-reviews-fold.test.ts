import { performanceReviewEvents } from '@annals/contracts/features/performance-reviews/events';
import { ERASED } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { describe, expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { performanceReviews } from './performance-reviews-fold';

const reviewId = '018f0000-0000-7000-8000-000000000001';
const ofReview = { reviewId, employeeId: 'employee' };
const AT = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString();

function happened(
  type: (typeof performanceReviewEvents)[number]['type'],
  data: object,
  minute = 0,
): RecordedEvent {
  return {
    id: `${type}-${String(minute)}`,
    type,
    stream: `performanceReview-${reviewId}`,
    revision: BigInt(minute),
    position: BigInt(minute + 1),
    recordedAt: AT(minute),
    data: { ...ofReview, ...data },
    metadata: {
      commandId: 'c',
      correlationId: 'c',
      actorId: 'a',
      actorRole: 'manager',
      occurredAt: AT(minute),
    },
  };
}

const opened = happened('PerformanceReviewOpened', {
  managerId: 'manager',
  reviewPeriod: 'Q2-2026',
  reviewType: 'quarterly',
  goals: ['Lead the migration'],
  dueDate: '2026-06-30',
});
const self = happened(
  'SelfAssessmentSubmitted',
  { employeeSelfAssessment: 'Well.', achievements: ['Live'] },
  1,
);
const verdict = happened(
  'ManagerAssessmentSubmitted',
  { managerId: 'manager', overallRating: 4.25, managerFeedback: 'Calm.', areasForImprovement: ['Delegate'] },
  2,
);
const completed = happened('PerformanceReviewCompleted', { managerId: 'manager', overallRating: 4.25 }, 3);
const rowAfter = (...events: RecordedEvent[]) => foldInMemory(performanceReviews, events).get(reviewId);

describe('a review', () => {
  test('starts as a draft without assessments', () =>
    expect(rowAfter(opened)).toMatchObject({
      status: 'draft',
      goals: ['Lead the migration'],
      achievements: [],
      areasForImprovement: [],
      overallRating: null,
      managerFeedback: null,
      employeeSelfAssessment: null,
      completedAt: null,
      createdAt: AT(0),
    }));
  test('carries both assessments to its end', () =>
    expect(rowAfter(opened, self, verdict, completed)).toMatchObject({
      status: 'completed',
      employeeSelfAssessment: 'Well.',
      achievements: ['Live'],
      overallRating: 4.25,
      managerFeedback: 'Calm.',
      areasForImprovement: ['Delegate'],
      completedAt: AT(3),
      updatedAt: AT(3),
    }));
  test('whose self assessment comes late stays assessed by the manager', () =>
    expect(rowAfter(opened, verdict, self)).toMatchObject({
      status: 'manager_assessed',
      employeeSelfAssessment: 'Well.',
    }));
  test('remembers what it reminded of, by due date', () =>
    expect(
      rowAfter(
        opened,
        happened(
          'PerformanceReviewReminderSent',
          { recipientIds: [], dueDate: '2026-06-30', occasion: 'overdue' },
          1,
        ),
        happened('PerformanceReviewDueDateMoved', { dueDate: '2026-07-30' }, 2),
      ),
    ).toMatchObject({ remindedOf: ['2026-06-30/overdue'], dueDate: '2026-07-30', dueDateSetAt: AT(2) }));
  test('is held by the manager it was handed to', () =>
    expect(
      rowAfter(
        opened,
        happened('PerformanceReviewReassigned', { fromManagerId: 'manager', managerId: 'next' }, 1),
      ),
    ).toMatchObject({ managerId: 'next', status: 'draft' }));
  test('keeps its facts when its words are erased', () =>
    expect(
      rowAfter(
        { ...opened, data: { ...(opened.data as object), goals: ERASED } },
        {
          ...verdict,
          data: { ...(verdict.data as object), managerFeedback: ERASED, areasForImprovement: ERASED },
        },
      ),
    ).toMatchObject({
      goals: ['[erased]'],
      managerFeedback: '[erased]',
      areasForImprovement: ['[erased]'],
      overallRating: 4.25,
    }));
});
