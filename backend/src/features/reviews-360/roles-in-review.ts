import { msg } from '@annals/contracts/kernel/text';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { OnlyTheKeeper } from './errors';
import type { ExistingReview360, Part, Review360State } from './review-360';

/** Who approves and releases: the reviewee's manager; and an administrator, but never the reviewee. */
export function keeps(
  actor: { readonly id: string; readonly role: string },
  { employeeId, managerId }: Pick<ExistingReview360, 'employeeId' | 'managerId'>,
): boolean {
  return actor.id !== employeeId && (actor.id === managerId || actor.role === 'admin');
}

/** Who moves the due date, nominates and cancels: the one who keeps the review, and the reviewee until it is approved. */
export function planned(actor: Actor, review: ExistingReview360): boolean {
  return keeps(actor, review) || (actor.id === review.employeeId && review.status === 'draft');
}

/** The review, for those who see it as a whole; nobody else learns from here that it exists. */
export function seenBy(actor: Actor, state: Review360State): ExistingReview360 {
  if (state.status === 'none' || (actor.id !== state.employeeId && !keeps(actor, state)))
    throw new NotFound(msg('This review'));
  return state;
}

/** The review, for the one who approves and releases. */
export function keptBy(actor: Actor, state: Review360State): ExistingReview360 {
  const current = seenBy(actor, state);
  if (!keeps(actor, current)) throw new OnlyTheKeeper();
  return current;
}

/** Somebody's own part; the person who was not asked does not learn that the review exists. */
export function partOf(actor: Actor, state: Review360State): { current: ExistingReview360; part: Part } {
  if (state.status === 'none') throw new NotFound(msg('This review'));
  const part = state.parts.findLast(
    ({ reviewerId, state: stands }) => reviewerId === actor.id && stands !== 'withdrawn',
  );
  if (!part) throw new NotFound(msg('This review'));
  return { current: state, part };
}
