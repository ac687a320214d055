import { z } from 'zod';
import { feedback360Id, review360Id } from './ids';
import { theirToday } from '../../kernel/calendar-day';
import { personId } from '../../kernel/ids';
import { COMPETENCIES, REMARKS, REVIEW_360_STATUSES, REVIEWER_TYPES } from './constants';

/** A row of the specification's `review_360` table (its fields as spelt) with what approving and reminding need beside. */
export const review360Row = z.object({
  id: review360Id,
  revieweeId: personId,
  reviewPeriod: z.string(),
  status: z.enum(REVIEW_360_STATUSES),
  /** `YYYY-MM-DD` */
  dueDate: z.iso.date(),
  completedAt: z.iso.datetime().nullable(),
  /** 1.00 to 5.00, over the groups that are shown; null until the results are released. */
  overallScore: z.number().nullable(),
  selfReviewCompleted: z.boolean(),
  managerReviewCompleted: z.boolean(),
  peerReviewsCompleted: z.int(),
  directReportReviewsCompleted: z.int(),
  createdAt: z.iso.datetime(),
  /** When the review itself last changed; somebody's answer does not move it. */
  updatedAt: z.iso.datetime(),
  managerId: personId.nullable(),
  peerIds: z.array(personId),
  directReportIds: z.array(personId),
  /** How many were asked, and how many of them have neither answered nor declined. */
  requested: z.int(),
  pending: z.int(),
  cancellationReason: z.string().nullable(),
  /** When its due date was last set: an occasion that had passed by then is not reminded of. */
  dueDateSetAt: z.iso.datetime(),
  /** The occasions reminded of, as `<due date>/<occasion>`. */
  remindedOf: z.array(z.string()),
});
export type Review360Row = z.infer<typeof review360Row>;

const scores = Object.fromEntries(COMPETENCIES.map((name) => [`${name}Score`, z.int().nullable()])) as Record<
  `${(typeof COMPETENCIES)[number]}Score`,
  z.ZodNullable<z.ZodInt>
>;
const comments = Object.fromEntries(
  COMPETENCIES.map((name) => [`${name}Comments`, z.string().nullable()]),
) as Record<`${(typeof COMPETENCIES)[number]}Comments`, z.ZodNullable<z.ZodString>>;
const remarks = Object.fromEntries(REMARKS.map((name) => [name, z.string().nullable()])) as Record<
  (typeof REMARKS)[number],
  z.ZodNullable<z.ZodString>
>;

/** How far somebody asked for feedback got. */
export const FEEDBACK_360_STATES = ['requested', 'submitted', 'declined', 'withdrawn'] as const;

/** A row of the specification's `review_360_feedback` table. Read by its reviewer alone, and by the one place that makes group figures. */
export const feedback360Row = z.object({
  id: feedback360Id,
  review360Id,
  reviewerId: personId,
  reviewerType: z.enum(REVIEWER_TYPES),
  ...scores,
  ...comments,
  ...remarks,
  isCompleted: z.boolean(),
  submittedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  state: z.enum(FEEDBACK_360_STATES),
});
export type Feedback360Row = z.infer<typeof feedback360Row>;

/** What may be done with a review by the one who reads it. */
const allowed = z.object({
  approve: z.boolean(),
  changeReviewers: z.boolean(),
  changeDueDate: z.boolean(),
  release: z.boolean(),
  cancel: z.boolean(),
});

/** A review as its reviewee, the manager and the administrators get it: how far it is, and never who answered. */
export const review360View = review360Row
  .pick({
    id: true,
    revieweeId: true,
    reviewPeriod: true,
    status: true,
    dueDate: true,
    completedAt: true,
    overallScore: true,
    selfReviewCompleted: true,
    managerReviewCompleted: true,
    peerReviewsCompleted: true,
    directReportReviewsCompleted: true,
    createdAt: true,
    updatedAt: true,
    managerId: true,
    peerIds: true,
    directReportIds: true,
    cancellationReason: true,
  })
  .extend({
    ...theirToday,
    revieweeName: z.string(),
    managerName: z.string().nullable(),
    /** Null for the reviewee until the results are released: a person who could count answers as they come would know whose each is. */
    peerReviewsCompleted: z.number().nullable(),
    directReportReviewsCompleted: z.number().nullable(),
    /** 0, 25, 50, 75 or 100; the reviewee's own counts peers and reports once the results are released. */
    progress: z.number(),
    /** Whether the reader has been asked for feedback and has not answered. */
    awaitsReader: z.boolean(),
    /** Whether the results are released to the reader. */
    resultsShared: z.boolean(),
    allowed,
  });
export type Review360View = z.infer<typeof review360View>;

const named = z.object({ id: personId, name: z.string() });

/** A review's own view: with the people nominated, whom those who see it have chosen. */
export const review360Detail = review360View.extend({
  peers: z.array(named),
  directReports: z.array(named),
});
export type Review360Detail = z.infer<typeof review360Detail>;

/** Somebody waits for the reader's feedback: the specification's pending feedback item. */
export const pendingFeedback360 = z.object({
  id: feedback360Id,
  reviewId: review360Id,
  revieweeId: personId,
  revieweeName: z.string(),
  reviewPeriod: z.string(),
  reviewerType: z.enum(REVIEWER_TYPES),
  dueDate: z.string(),
  ...theirToday,
});
export type PendingFeedback360 = z.infer<typeof pendingFeedback360>;

/** The reader's own part in a review, with what they wrote. */
export const ownFeedback360 = feedback360Row
  .pick({
    id: true,
    review360Id: true,
    reviewerType: true,
    communicationScore: true,
    leadershipScore: true,
    teamworkScore: true,
    problemSolvingScore: true,
    adaptabilityScore: true,
    qualityOfWorkScore: true,
    communicationComments: true,
    leadershipComments: true,
    teamworkComments: true,
    problemSolvingComments: true,
    adaptabilityComments: true,
    qualityOfWorkComments: true,
    strengthsHighlight: true,
    areasForImprovement: true,
    developmentSuggestions: true,
    additionalComments: true,
    isCompleted: true,
    submittedAt: true,
    createdAt: true,
    updatedAt: true,
    state: true,
  })
  .extend({
    revieweeId: personId,
    revieweeName: z.string(),
    reviewPeriod: z.string(),
    dueDate: z.string(),
    ...theirToday,
    /** Whether the review still takes answers. */
    isOpen: z.boolean(),
  });
export type OwnFeedback360 = z.infer<typeof ownFeedback360>;

const perCompetency = Object.fromEntries(COMPETENCIES.map((name) => [name, z.number()])) as Record<
  (typeof COMPETENCIES)[number],
  z.ZodNumber
>;
const textsOf = <Name extends string>(names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.array(z.string())])) as Record<
      Name,
      z.ZodArray<z.ZodString>
    >,
  );

/** What the answers of one kind of reviewer come to. The order of its texts identifies nobody. */
export const review360Group = z.object({
  reviewerType: z.enum(REVIEWER_TYPES),
  /** How many answered. */
  answers: z.number(),
  /** The average of each competency, to two decimals. */
  scores: z.object(perCompetency),
  average: z.number(),
  comments: textsOf(COMPETENCIES),
  remarks: textsOf(REMARKS),
});
export type Review360Group = z.infer<typeof review360Group>;

/** The released results: groups that may be shown, and the average over those of them that are not the reviewee themself. */
export const review360Results = z.object({
  groups: z.array(review360Group),
  /** Kinds of reviewers of whom some were asked but too few answered to be shown; no figure of theirs is anywhere. */
  withheld: z.array(z.enum(REVIEWER_TYPES)),
  overallScore: z.number().nullable(),
});
export type Review360Results = z.infer<typeof review360Results>;

/** The released results with whose they are. */
export const review360ResultsView = review360Results.extend({
  reviewId: review360Id,
  revieweeName: z.string(),
  reviewPeriod: z.string(),
  completedAt: z.string(),
});
export type Review360ResultsView = z.infer<typeof review360ResultsView>;

/** Three figures over the reviews the reader may see; null where there is nothing to count. */
export const review360Analytics = z.object({
  /** Of the completed reviews, the share completed by their due date, in percent. */
  onTimeCompletion: z.number().nullable(),
  /** The average overall score of the reviews completed this quarter, else of the newest quarter that has any. */
  averageScore: z.number().nullable(),
  /** Against the quarter before that one. */
  averageScoreChange: z.number().nullable(),
  /** Of everyone asked in reviews that are over, the share who answered, in percent. */
  participation: z.number().nullable(),
});
export type Review360Analytics = z.infer<typeof review360Analytics>;
