import { translated } from '../../kernel/text';

/** From proposed to its end. */
export const REVIEW_360_STATUSES = ['draft', 'in_progress', 'completed', 'cancelled'] as const;
export type Review360Status = (typeof REVIEW_360_STATUSES)[number];

/** The states in which something is still to be done. */
export const OPEN_REVIEW_360_STATUSES = [
  'draft',
  'in_progress',
] as const satisfies readonly Review360Status[];

export function isOpenReview360(status: Review360Status): boolean {
  return (OPEN_REVIEW_360_STATUSES as readonly Review360Status[]).includes(status);
}

/** Stands among what was reminded of when it was the approval that waits, not a due date. */
export const REMINDED_OF_APPROVAL = 'approval';

/** What a review waits for: the manager's approval, feedback, the release of the results. */
export const REVIEW_360_STEPS = ['approval', 'feedback', 'release'] as const;

/** From where somebody looks at the reviewee, in the order of the results. */
export const REVIEWER_TYPES = ['self', 'manager', 'peer', 'direct_report'] as const;
export type ReviewerType = (typeof REVIEWER_TYPES)[number];

/** The words for where somebody looks from. */
export const REVIEWER_TYPE_LABELS: Readonly<Record<ReviewerType, string>> = translated({
  self: 'Self',
  manager: 'Manager',
  peer: 'Peers',
  direct_report: 'Reports',
});

/** What every reviewer scores, in the order of the form. */
export const COMPETENCIES = [
  'communication',
  'leadership',
  'teamwork',
  'problemSolving',
  'adaptability',
  'qualityOfWork',
] as const;
export type Competency = (typeof COMPETENCIES)[number];

export const COMPETENCY_LABELS: Readonly<Record<Competency, string>> = translated({
  communication: 'Communication',
  leadership: 'Leadership',
  teamwork: 'Teamwork',
  problemSolving: 'Problem solving',
  adaptability: 'Adaptability',
  qualityOfWork: 'Quality of work',
});

/** What every reviewer may write beside the scores, in the order of the form. */
export const REMARKS = [
  'strengthsHighlight',
  'areasForImprovement',
  'developmentSuggestions',
  'additionalComments',
] as const;
export type Remark = (typeof REMARKS)[number];

/** The scale of a score: whole numbers, as the average of 4.2 in the specification has it. */
export const SCORE_360 = { minimum: 1, maximum: 5 } as const;

/** Answers of peers and of direct reports are shown from so many of that kind on. */
export const FEWEST_ANSWERS = 3;

/** How many can be nominated. */
export const MOST_REVIEWERS = 20;

/** A new review is due so many days from now, unless another day is chosen. */
export const DAYS_TO_ANSWER = 30;

/** One part of the progress: self, manager, at least one peer, at least one report. */
const PROGRESS_PART = 25;

/** What the progress is made of. */
export interface Review360Progress {
  readonly selfReviewCompleted: boolean;
  readonly managerReviewCompleted: boolean;
  /** Null: not known to the reader. */
  readonly peerReviewsCompleted: number | null;
  readonly directReportReviewsCompleted: number | null;
}

/** 25 % for each of: self, manager, at least one peer, at least one direct report. */
export function progressOf(review: Review360Progress): number {
  const parts = [
    review.selfReviewCompleted,
    review.managerReviewCompleted,
    (review.peerReviewsCompleted ?? 0) > 0,
    (review.directReportReviewsCompleted ?? 0) > 0,
  ];
  return Math.min(100, parts.filter(Boolean).length * PROGRESS_PART);
}
