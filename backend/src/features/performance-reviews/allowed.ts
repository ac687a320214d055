import { isOpenReview } from '@annals/contracts/features/performance-reviews/constants';
import { isOverdue } from '@annals/contracts/features/performance-reviews/occasions';
import type {
  PerformanceReviewDetail,
  PerformanceReviewView,
} from '@annals/contracts/features/performance-reviews/views';
import type { Reader } from '@annals/projections/engine/scope';

/** What a reader may do with a review now, as the decider would have it: the screen offers nothing that would be refused. */
export function allowedTo(
  reader: Reader,
  review: PerformanceReviewView,
  /** The day it is for the employee. */
  today: string,
): PerformanceReviewDetail['allowed'] {
  const open = isOpenReview(review.status);
  const employee = reader.id === review.employeeId;
  const holder = reader.id === review.managerId;
  const assessed = review.status === 'manager_assessed';
  const selfAssessed = review.employeeSelfAssessment !== null;
  const change = open && (holder || (reader.role === 'admin' && !employee));
  return {
    selfAssess: open && employee && !(assessed && selfAssessed),
    assess: open && holder && (selfAssessed || assessed || isOverdue(review.dueDate, today)),
    complete: holder && assessed,
    reviseGoals: change && review.status === 'draft',
    change,
  };
}
