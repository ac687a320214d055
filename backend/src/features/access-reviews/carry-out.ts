import type { AccessItemId, AccessReviewId } from '@annals/contracts/features/access-reviews/ids';
import type { WithdrawalOutcome } from '@annals/contracts/features/access-reviews/constants';
import { readable } from '@annals/contracts/kernel/erased';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';
import { administratorIds } from '@annals/projections/features/identity-providers/queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { DomainError } from '../../platform/commands/domain-error';
import { stateOf } from '../../platform/commands/state-of';
import { inLanguage } from '../../platform/language/spoken';
import type { Services } from '../../platform/services/services';
import { accessReview } from './decider';
import { itemIn, type Item } from './items';
import { sourceOf } from './sources';

/**
 * Takes away what a reviewer withdrew, in their name and through the command of the feature whose it is. Doing it twice is harmless; a job does
 * so again when it was interrupted. What the rules do not allow is recorded with their sentence, and waits for an administrator.
 */
export async function carryOutWithdrawal(
  services: Services,
  reviewId: AccessReviewId,
  itemId: AccessItemId,
): Promise<void> {
  const { log, dispatch, readModels } = services;
  const review = await stateOf(log, accessReview, reviewId);
  const item = review.status === 'open' ? itemIn(review.items, itemId) : undefined;
  if (item?.status !== 'withdrawing' || item.answer === null) return;
  const { by, as, reason, eventId } = item.answer;
  // Of this answer: after a refusal the same can be withdrawn again.
  const commandId = derivedId('access withdrawal', eventId);
  const origin: CommandOrigin = {
    actor: { id: by, role: roleOf(as) },
    commandId,
    correlationId: reviewId,
    causationId: eventId,
    ...(reason !== null && { reason: readable(reason) }),
  };
  // Why it could not be done is stored.
  const ended = await inLanguage('en', () => outcomeOf(services, item, origin));
  await dispatch(
    accessReview,
    reviewId,
    { type: 'CompleteWithdrawal', itemId, ...ended, administratorIds: await administratorIds(readModels) },
    {
      actor: { id: 'system:access-reviews', role: 'system' },
      commandId: derivedId('access withdrawal completed', eventId),
      correlationId: reviewId,
      causationId: eventId,
    },
  );
}

interface Ended {
  readonly outcome: WithdrawalOutcome;
  readonly problem: string | null;
}

async function outcomeOf(services: Services, { kind, ref }: Item, origin: CommandOrigin): Promise<Ended> {
  try {
    const isDone = await sourceOf(services, kind).withdraw(ref, origin);
    return { outcome: isDone ? 'done' : 'no-longer-held', problem: null };
  } catch (error) {
    // Busy read models are no answer: the job tries again.
    if (!(error instanceof DomainError) || error.status === 503) throw error;
    return { outcome: 'refused', problem: error.message };
  }
}

/** The role in which somebody answered, as the log names it. */
function roleOf(name: string): Role {
  return ROLES.find((role) => role === name) ?? 'employee';
}
