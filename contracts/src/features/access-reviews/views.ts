import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { commandAnswer } from '../../kernel/route';
import { ACCESS_ITEM_STATUSES, ACCESS_REVIEW_STATUSES } from './constants';
import { accessItemId, accessReviewId } from './ids';

/** What became of answers that were given together: those that are not named were taken. */
export const accessAnswers = commandAnswer.extend({
  refused: z.array(
    z.object({
      itemId: accessItemId,
      /** A sentence that its reviewer can act on. */
      detail: z.string(),
    }),
  ),
});

/** A row for each review. */
export const accessReviewRow = z.object({
  id: accessReviewId,
  name: z.string(),
  dueOn: z.iso.date(),
  kinds: z.array(z.string()),
  status: z.enum(ACCESS_REVIEW_STATUSES),
  startedBy: personId,
  startedAt: z.iso.datetime(),
  /** How much it lists, and how much of that was confirmed, taken away or not held any more. The rest was not answered. */
  items: z.int(),
  confirmed: z.int(),
  withdrawn: z.int(),
  noLongerHeld: z.int(),
  /** When what was not answered went to the administrators; null: it did not. */
  escalatedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Who closed it before everything was answered, and why. */
  closedBy: personId.nullable(),
  reason: z.string().nullable(),
  /** `<due day>/<occasion>` of each reminder that was sent. */
  remindedOf: z.array(z.string()),
});
export type AccessReviewRow = z.infer<typeof accessReviewRow>;

export const accessReviewView = accessReviewRow
  .pick({
    id: true,
    name: true,
    dueOn: true,
    kinds: true,
    status: true,
    startedBy: true,
    startedAt: true,
    items: true,
    confirmed: true,
    withdrawn: true,
    noLongerHeld: true,
    escalatedAt: true,
    endedAt: true,
    closedBy: true,
    reason: true,
  })
  .extend({
    startedByName: z.string(),
    closedByName: z.string().nullable(),
    unanswered: z.int(),
    /** Whether the day on which it was due has passed, and something was not answered. */
    isOverdue: z.boolean(),
    allowed: z.object({ close: z.boolean() }),
  });
export type AccessReviewView = z.infer<typeof accessReviewView>;

/** A row for each thing that a review lists. */
export const accessItemRow = z.object({
  id: accessItemId,
  reviewId: accessReviewId,
  kind: z.string(),
  ref: z.string(),
  holderId: personId.nullable(),
  madeById: personId.nullable(),
  what: z.string().nullable(),
  asRole: role.nullable(),
  permissions: z.array(z.string()),
  isPrivileged: z.boolean(),
  /** Who is to answer; null: the administrators. */
  reviewerId: personId.nullable(),
  status: z.enum(ACCESS_ITEM_STATUSES),
  answeredBy: personId.nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** Why it was withdrawn. */
  reason: z.string().nullable(),
  /** Why it could not be taken away. */
  problem: z.string().nullable(),
});
export type AccessItemRow = z.infer<typeof accessItemRow>;

export const accessItemView = accessItemRow.extend({
  /** Of the review. */
  name: z.string(),
  dueOn: z.iso.date(),
  holderName: z.string().nullable(),
  madeByName: z.string().nullable(),
  reviewerName: z.string().nullable(),
  answeredByName: z.string().nullable(),
  /** What the reader can answer. */
  allowed: z.object({ confirm: z.boolean(), withdraw: z.boolean() }),
  /** Why the reader cannot confirm it, in a sentence. */
  objection: z.string().nullable(),
});
export type AccessItemView = z.infer<typeof accessItemView>;

/** What a review would list if it were started now. */
export const accessReviewPreview = z.object({
  kinds: z.array(z.object({ kind: z.string(), items: z.int() })),
  items: z.int(),
  /** The managers who would be asked. */
  managers: z.int(),
  /** How much administrators would answer. */
  forAdministrators: z.int(),
  /** How much of that nobody could: the only administrator has it themself. */
  forNobody: z.int(),
});
export type AccessReviewPreview = z.infer<typeof accessReviewPreview>;
