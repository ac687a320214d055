import type { PerformanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type {
  ChangePerformanceReview,
  OpenPerformanceReview,
  SubmitManagerAssessment,
  SubmitSelfAssessment,
} from '@annals/contracts/features/performance-reviews/commands';
import type { ReviewReminder, ReviewStatus } from '@annals/contracts/features/performance-reviews/constants';
import type { PerformanceReviewEvent } from '@annals/contracts/features/performance-reviews/events';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** Everything somebody can want of a performance review. */
export type PerformanceReviewCommand =
  | ({
      type: 'OpenReview';
      reviewId: PerformanceReviewId;
      /** Whom the employee reports to today, who will hold the review. */
      employeesManagerId: PersonId | null;
    } & OpenPerformanceReview)
  | ({ type: 'SubmitSelfAssessment' } & SubmitSelfAssessment)
  | ({ type: 'SubmitManagerAssessment' } & SubmitManagerAssessment)
  | { type: 'CompleteReview' }
  | ({ type: 'ChangeReview' } & ChangePerformanceReview)
  /** Follows when the employee reports to somebody else: the new manager holds what is still open. */
  | { type: 'ReassignReview'; managerId: PersonId }
  | { type: 'EndWithEmployment' }
  | { type: 'RemindOfReview'; dueDate: string; occasion: ReviewReminder };

/** What later decisions rest on. */
export interface ExistingReview {
  readonly status: ReviewStatus;
  readonly reviewId: PerformanceReviewId;
  readonly employeeId: PersonId;
  readonly managerId: PersonId;
  readonly dueDate: string;
  readonly goals: unknown;
  /** The newest assessments, each null while it has not been submitted. */
  readonly selfAssessment: {
    readonly employeeSelfAssessment: unknown;
    readonly achievements: unknown;
  } | null;
  readonly managerAssessment: {
    readonly overallRating: number;
    readonly managerFeedback: unknown;
    readonly areasForImprovement: unknown;
  } | null;
  /** `<due date>/<occasion>` */
  readonly remindedOf: ReadonlySet<string>;
}

export type PerformanceReviewState = { readonly status: 'none' } | ExistingReview;

export const evolvePerformanceReview: Evolutions<PerformanceReviewState, PerformanceReviewEvent> = {
  PerformanceReviewOpened: (_, { data }) => ({
    status: 'draft',
    reviewId: data.reviewId,
    employeeId: data.employeeId,
    managerId: data.managerId,
    dueDate: data.dueDate,
    goals: data.goals,
    selfAssessment: null,
    managerAssessment: null,
    remindedOf: new Set(),
  }),
  PerformanceReviewGoalsRevised: (state, { data }) => changed(state, { goals: data.goals }),
  PerformanceReviewDueDateMoved: (state, { data }) => changed(state, { dueDate: data.dueDate }),
  SelfAssessmentSubmitted: (state, { data }) =>
    changed(state, ({ status }) => ({
      status: status === 'draft' ? 'self_assessed' : status,
      selfAssessment: {
        employeeSelfAssessment: data.employeeSelfAssessment,
        achievements: data.achievements,
      },
    })),
  ManagerAssessmentSubmitted: (state, { data }) =>
    changed(state, {
      status: 'manager_assessed',
      managerAssessment: {
        overallRating: data.overallRating,
        managerFeedback: data.managerFeedback,
        areasForImprovement: data.areasForImprovement,
      },
    }),
  PerformanceReviewCompleted: (state) => changed(state, { status: 'completed' }),
  PerformanceReviewCancelled: (state) => changed(state, { status: 'cancelled' }),
  PerformanceReviewReassigned: (state, { data }) => changed(state, { managerId: data.managerId }),
  PerformanceReviewReminderSent: (state, { data }) =>
    changed(state, ({ remindedOf }) => ({
      remindedOf: new Set(remindedOf).add(`${data.dueDate}/${data.occasion}`),
    })),
};
