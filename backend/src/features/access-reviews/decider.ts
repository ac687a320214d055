import {
  LONGEST_REVIEW_DAYS,
  UNANSWERED,
  type AccessItemStatus,
  type WithdrawalOutcome,
} from '@annals/contracts/features/access-reviews/constants';
import {
  AccessConfirmed,
  AccessListed,
  AccessListingCompleted,
  AccessNoLongerHeld,
  AccessReviewClosed,
  AccessReviewCompleted,
  AccessReviewerChanged,
  AccessReviewEscalated,
  AccessReviewReminderSent,
  AccessReviewStarted,
  AccessWithdrawalCompleted,
  AccessWithdrawn,
  type AccessReviewEvent,
  type NewAccessReviewEvent,
} from '@annals/contracts/features/access-reviews/events';
import type { AccessItemId, AccessReviewId } from '@annals/contracts/features/access-reviews/ids';
import type { ReviewReminder } from '@annals/contracts/features/performance-reviews/constants';
import { daysAfter } from '@annals/contracts/kernel/local-time';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { changed, decider, type Actor } from '../../platform/commands/decider';
import { DomainError, NotFound } from '../../platform/commands/domain-error';
import {
  AlreadyAnswered,
  DueDayNotAhead,
  NotIndependent,
  OwnAccess,
  ReviewEnded,
  StillListing,
  WithdrawalUnderWay,
} from './errors';
import { itemIn, itemsIn, withItem, type Item, type Items, type ListedAccess } from './items';

/** How many items one command lists or passes on. */
export const AT_ONCE = 200;

/** What a reviewer says of one thing. */
export type AccessAnswer = Extract<AccessReviewCommand, { type: 'ConfirmAccess' | 'WithdrawAccess' }>;

export type AccessReviewCommand =
  | {
      type: 'StartReview';
      reviewId: AccessReviewId;
      name: string;
      dueOn: string;
      kinds: readonly string[];
    }
  | { type: 'ListAccess'; items: readonly ListedAccess[] }
  | { type: 'CompleteListing'; administratorIds: readonly PersonId[] }
  | {
      type: 'ConfirmAccess';
      itemId: AccessItemId;
      /** Whether exactly this is held now. */
      isHeld: boolean;
      /** Whether the reviewer is independent of who has it; looked at where that is asked. */
      isIndependent: boolean;
    }
  | { type: 'WithdrawAccess'; itemId: AccessItemId; isHeld: boolean; reason: string }
  /** Several at once: those that are refused keep none of the others from being answered. */
  | { type: 'AnswerAccess'; answers: readonly AccessAnswer[] }
  | {
      type: 'CompleteWithdrawal';
      itemId: AccessItemId;
      outcome: WithdrawalOutcome;
      problem: string | null;
      administratorIds: readonly PersonId[];
    }
  | { type: 'NoteNoLongerHeld'; itemId: AccessItemId }
  | { type: 'AssignReviewer'; itemId: AccessItemId; reviewerId: PersonId | null }
  | {
      type: 'Remind';
      occasion: Exclude<ReviewReminder, 'overdue'>;
      administratorIds: readonly PersonId[];
    }
  /** Up to `AT_ONCE` items; asked again until the review says that it is done. */
  | { type: 'Escalate'; administratorIds: readonly PersonId[] }
  | { type: 'CloseReview'; reason: string };

interface Counts {
  readonly confirmed: number;
  readonly withdrawn: number;
  readonly noLongerHeld: number;
}

export interface Started extends Counts {
  readonly status: 'listing' | 'open' | 'ended';
  readonly reviewId: AccessReviewId;
  readonly name: string;
  readonly dueOn: string;
  readonly kinds: readonly string[];
  readonly startedBy: PersonId;
  readonly items: Items;
  /** How many items have no final answer. */
  readonly left: number;
  readonly remindedOf: readonly string[];
  readonly isEscalated: boolean;
}
export type AccessReviewState = { readonly status: 'none' } | Started;

const replaced = (state: AccessReviewState, itemId: AccessItemId, change: (item: Item) => Partial<Item>) =>
  changed(state, ({ items }) => {
    const item = itemIn(items, itemId);
    return item ? { items: withItem(items, { ...item, ...change(item) }) } : {};
  });

/** An item has its final answer. */
const settled = (
  state: AccessReviewState,
  itemId: AccessItemId,
  status: AccessItemStatus,
  counted: keyof Counts,
) =>
  changed(
    replaced(state, itemId, () => ({ status })),
    (review) => ({
      left: review.left - 1,
      [counted]: review[counted] + 1,
    }),
  );

/** A review of access: what is listed, who answers what, what became of it, and how it ends. */
export const accessReview = decider<
  AccessReviewState,
  AccessReviewCommand,
  AccessReviewEvent,
  NewAccessReviewEvent
>({
  category: 'accessReview',
  initial: { status: 'none' },
  dayOf: (_, state) => (state.status === 'none' ? undefined : state.startedBy),
  evolve: {
    AccessReviewStarted: (_, { data }) => ({
      status: 'listing',
      ...data,
      items: new Map(),
      left: 0,
      confirmed: 0,
      withdrawn: 0,
      noLongerHeld: 0,
      remindedOf: [],
      isEscalated: false,
    }),
    AccessListed: (state, { data: { itemId, kind, ref, holderId, madeById, isPrivileged, reviewerId } }) =>
      changed(state, ({ items, left }) => ({
        left: left + 1,
        items: withItem(items, {
          itemId,
          kind,
          ref,
          holderId,
          madeById,
          isPrivileged,
          reviewerId,
          status: 'open',
          answer: null,
        }),
      })),
    AccessListingCompleted: (state) => changed(state, { status: 'open' }),
    AccessConfirmed: (state, { data: { itemId, reviewerId }, metadata, position, id }) =>
      settled(
        replaced(state, itemId, () => ({
          answer: { by: reviewerId, as: metadata.actorRole, position, eventId: id, reason: null },
        })),
        itemId,
        'confirmed',
        'confirmed',
      ),
    AccessWithdrawn: (state, { data: { itemId, reviewerId, reason }, metadata, position, id }) =>
      replaced(state, itemId, () => ({
        status: 'withdrawing',
        answer: { by: reviewerId, as: metadata.actorRole, position, eventId: id, reason },
      })),
    AccessWithdrawalCompleted: (state, { data: { itemId, outcome } }) => {
      if (outcome === 'refused')
        return replaced(state, itemId, () => ({ status: 'refused', reviewerId: null }));
      return outcome === 'done'
        ? settled(state, itemId, 'withdrawn', 'withdrawn')
        : settled(state, itemId, 'gone', 'noLongerHeld');
    },
    AccessNoLongerHeld: (state, { data: { itemId } }) => settled(state, itemId, 'gone', 'noLongerHeld'),
    AccessReviewerChanged: (state, { data: { itemId, reviewerId } }) =>
      replaced(state, itemId, () => ({ reviewerId })),
    AccessReviewReminderSent: (state, { data: { occasion } }) =>
      changed(state, ({ remindedOf }) => ({ remindedOf: [...remindedOf, occasion] })),
    AccessReviewEscalated: (state) => changed(state, { isEscalated: true }),
    AccessReviewCompleted: (state) => changed(state, { status: 'ended' }),
    AccessReviewClosed: (state) => changed(state, { status: 'ended' }),
  },
  decide: {
    StartReview({ type: _, kinds, ...review }, { status }, { actor, today }) {
      if (status !== 'none') return [];
      if (review.dueOn <= today || review.dueOn > daysAfter(today, LONGEST_REVIEW_DAYS))
        throw new DueDayNotAhead();
      return [AccessReviewStarted.of({ ...review, kinds: [...kinds], startedBy: personId.parse(actor.id) })];
    },

    ListAccess({ items }, state) {
      if (state.status !== 'listing') return [];
      const { reviewId } = state;
      return items
        .filter(({ itemId }) => !itemIn(state.items, itemId))
        .map((item) => AccessListed.of({ ...item, reviewId, permissions: [...item.permissions] }));
    },

    CompleteListing({ administratorIds }, state) {
      if (state.status !== 'listing') return [];
      const { reviewId, name, dueOn, left } = state;
      const reviewerIds = reviewersOf(state, administratorIds);
      const completed = AccessListingCompleted.of({ reviewId, name, dueOn, items: left, reviewerIds });
      return left === 0 ? [completed, endOf(state)] : [completed];
    },

    ConfirmAccess: (command, state, { actor }) => answered(command, state, actor),
    WithdrawAccess: (command, state, { actor }) => answered(command, state, actor),

    AnswerAccess({ answers }, state, { actor }) {
      if (state.status === 'none') throw new NotFound(msg('This review'));
      const events: NewAccessReviewEvent[] = [];
      let review: Started = state;
      for (const answer of new Map(answers.map((one) => [one.itemId, one])).values()) {
        if (refusalOf(answer, review, actor)) continue;
        const its = answered(answer, review, actor);
        events.push(...its);
        // The last one that is settled completes the review.
        for (const { type } of its) {
          const counted = COUNTED[type];
          if (counted) review = { ...review, left: review.left - 1, [counted]: review[counted] + 1 };
        }
      }
      return events;
    },

    CompleteWithdrawal({ itemId, outcome, problem, administratorIds }, state) {
      if (state.status !== 'open') return [];
      const item = itemIn(state.items, itemId);
      if (item?.status !== 'withdrawing' || item.answer === null) return [];
      const event = AccessWithdrawalCompleted.of({
        reviewId: state.reviewId,
        itemId,
        holderId: item.holderId,
        reviewerId: item.answer.by,
        outcome,
        problem,
        administratorIds: outcome === 'refused' ? [...administratorIds] : [],
      });
      if (outcome === 'refused') return [event];
      return settling(state, event, outcome === 'done' ? 'withdrawn' : 'noLongerHeld');
    },

    NoteNoLongerHeld({ itemId }, state) {
      if (state.status !== 'open') return [];
      const item = itemIn(state.items, itemId);
      if (!item || !UNANSWERED.includes(item.status)) return [];
      const { reviewId } = state;
      const event = AccessNoLongerHeld.of({ reviewId, itemId, holderId: item.holderId });
      return settling(state, event, 'noLongerHeld');
    },

    AssignReviewer({ itemId, reviewerId }, state) {
      if (state.status !== 'open') return [];
      const item = itemIn(state.items, itemId);
      // What is with the administrators stays there.
      if (item?.status !== 'open' || item.reviewerId === null || item.reviewerId === reviewerId) return [];
      return [passedOn(state, item, reviewerId, 'moved')];
    },

    Remind({ occasion, administratorIds }, state) {
      if (state.status !== 'open' || state.remindedOf.includes(occasion)) return [];
      const reviewerIds = reviewersOf(state, administratorIds);
      if (reviewerIds.length === 0) return [];
      const { reviewId, name, dueOn } = state;
      return [AccessReviewReminderSent.of({ reviewId, name, dueOn, occasion, reviewerIds })];
    },

    Escalate({ administratorIds }, state, { today }) {
      if (state.status !== 'open' || state.isEscalated || state.dueOn >= today) return [];
      const open = itemsIn(state.items, UNANSWERED);
      if (open.length === 0) return [];
      const theirs = open.filter(({ reviewerId }) => reviewerId !== null);
      const events: NewAccessReviewEvent[] = theirs
        .slice(0, AT_ONCE)
        .map((item) => passedOn(state, item, null, 'overdue'));
      if (theirs.length > AT_ONCE) return events;
      const { reviewId, name, dueOn } = state;
      const items = open.length;
      return [
        ...events,
        AccessReviewEscalated.of({
          reviewId,
          name,
          dueOn,
          items,
          administratorIds: [...administratorIds],
        }),
      ];
    },

    CloseReview({ reason }, state, { actor }) {
      if (state.status === 'none') throw new NotFound(msg('This review'));
      if (state.status === 'listing') throw new StillListing();
      if (state.status === 'ended') throw new ReviewEnded();
      if (itemsIn(state.items, ['withdrawing']).length > 0) throw new WithdrawalUnderWay();
      const closedBy = personId.parse(actor.id);
      return [
        AccessReviewClosed.of({
          ...endFacts(state),
          closedBy,
          unanswered: state.left,
          reason,
        }),
      ];
    },
  },
});

/**
 * Whether somebody is whom an item waits for, or whom it waited for.
 * @throws OwnAccess
 */
export function isReviewer(
  { holderId, madeById, reviewerId, status, answer }: Omit<Item, 'itemId' | 'kind' | 'ref' | 'isPrivileged'>,
  actor: Pick<Actor, 'id' | 'role'>,
): boolean {
  const isOwn = actor.id === holderId || actor.id === madeById;
  // Those who could not see it at all learn nothing of it.
  if (isOwn && actor.role === 'admin') throw new OwnAccess();
  if (isOwn) return false;
  if (!UNANSWERED.includes(status) && answer?.by === actor.id) return true;
  return reviewerId === null ? actor.role === 'admin' : actor.id === reviewerId;
}

/** What settles an item at once, and how it counts. */
const COUNTED: Readonly<Partial<Record<NewAccessReviewEvent['type'], keyof Counts>>> = {
  AccessConfirmed: 'confirmed',
  AccessNoLongerHeld: 'noLongerHeld',
};

/** What follows from an answer. @throws NotFound, OwnAccess, StillListing, ReviewEnded, AlreadyAnswered, NotIndependent */
function answered(answer: AccessAnswer, state: AccessReviewState, actor: Actor): NewAccessReviewEvent[] {
  const { itemId } = answer;
  const { review, item } = answerable(state, itemId, actor);
  const said = answer.type === 'ConfirmAccess' ? ['confirmed'] : ['withdrawing', 'withdrawn'];
  if (said.includes(item.status) && item.answer?.by === actor.id) return [];
  refuseAnswered(item);
  const { reviewId } = review;
  const { holderId } = item;
  if (!answer.isHeld)
    return settling(review, AccessNoLongerHeld.of({ reviewId, itemId, holderId }), 'noLongerHeld');
  const reviewerId = personId.parse(actor.id);
  if (answer.type === 'WithdrawAccess')
    return [AccessWithdrawn.of({ reviewId, itemId, holderId, reviewerId, reason: answer.reason })];
  if (item.isPrivileged && !answer.isIndependent) throw new NotIndependent();
  return settling(review, AccessConfirmed.of({ reviewId, itemId, holderId, reviewerId }), 'confirmed');
}

/** Why an answer would be refused; undefined: it would be taken, or was. */
export function refusalOf(
  answer: AccessAnswer,
  state: AccessReviewState,
  actor: Actor,
): DomainError | undefined {
  try {
    answered(answer, state, actor);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** @throws NotFound, OwnAccess, StillListing, ReviewEnded */
function answerable(
  state: AccessReviewState,
  itemId: AccessItemId,
  actor: Actor,
): { readonly review: Started; readonly item: Item } {
  const item = state.status === 'none' ? undefined : itemIn(state.items, itemId);
  if (state.status === 'none' || !item || !isReviewer(item, actor)) throw new NotFound(msg('This access'));
  if (state.status === 'listing') throw new StillListing();
  if (state.status === 'ended') throw new ReviewEnded();
  return { review: state, item };
}

/** @throws AlreadyAnswered */
function refuseAnswered({ status }: Item): void {
  if (!UNANSWERED.includes(status)) throw new AlreadyAnswered();
}

/** Those who have to answer something. @param administratorIds who answers what is with the administrators */
function reviewersOf({ items }: Pick<Started, 'items'>, administratorIds: readonly PersonId[]): PersonId[] {
  const open = itemsIn(items, UNANSWERED);
  const named = open.flatMap(({ reviewerId }) => (reviewerId === null ? [] : [reviewerId]));
  const shared = open.filter(({ reviewerId }) => reviewerId === null);
  const theirs = administratorIds.filter((id) =>
    shared.some(({ holderId, madeById }) => id !== holderId && id !== madeById),
  );
  return [...new Set([...named, ...theirs])];
}

function passedOn(
  { reviewId }: Started,
  { itemId, holderId, reviewerId: previousReviewerId }: Item,
  reviewerId: PersonId | null,
  because: 'moved' | 'overdue',
): NewAccessReviewEvent {
  return AccessReviewerChanged.of({ reviewId, itemId, holderId, reviewerId, previousReviewerId, because });
}

function endFacts({ reviewId, name, startedBy, confirmed, withdrawn, noLongerHeld }: Started) {
  return { reviewId, name, startedBy, confirmed, withdrawn, noLongerHeld };
}

function endOf(state: Started): NewAccessReviewEvent {
  return AccessReviewCompleted.of(endFacts(state));
}

/** The event that settles an item; the last one completes the review. */
function settling(
  state: Started,
  event: NewAccessReviewEvent,
  counted: keyof Counts,
): NewAccessReviewEvent[] {
  if (state.left > 1) return [event];
  return [event, endOf({ ...state, [counted]: state[counted] + 1 })];
}
