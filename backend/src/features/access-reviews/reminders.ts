import { UNANSWERED } from '@annals/contracts/features/access-reviews/constants';
import { accessReviewId, type AccessReviewId } from '@annals/contracts/features/access-reviews/ids';
import type { AccessReviewEvent } from '@annals/contracts/features/access-reviews/events';
import { openAccessReviewsDueBy } from '@annals/projections/features/access-reviews/queries';
import { administratorIds } from '@annals/projections/features/identity-providers/queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import type { DueDateReminders } from '../../platform/jobs/due-date-reminders';
import type { Services } from '../../platform/services/services';
import { accessReview } from './decider';
import { itemsIn } from './items';

/** Reviewers are reminded a week and a day before the due day. The morning after it, what they did not answer goes to the administrators. */
export const accessReviewReminders: DueDateReminders<AccessReviewId> = {
  name: 'access-review',
  id: accessReviewId,
  dueDateSetBy: (event) => {
    const { type, data } = event as AccessReviewEvent;
    if (type !== 'AccessReviewStarted') return undefined;
    return { id: data.reviewId, employeeId: data.startedBy, dueDate: data.dueOn };
  },
  openDueBy: openAccessReviewsDueBy,
  remind: async (services, { id, occasion }, by) => {
    if (occasion === 'overdue') return escalate(services, id, by);
    const command = {
      type: 'Remind' as const,
      occasion,
      administratorIds: await administratorIds(services.readModels),
    };
    return services.dispatch(accessReview, id, command, by);
  },
};

/** Passes what was not answered to the administrators, a part at a time. */
async function escalate(
  { log, dispatch, readModels }: Services,
  id: AccessReviewId,
  by: CommandOrigin,
): Promise<void> {
  const command = { type: 'Escalate' as const, administratorIds: await administratorIds(readModels) };
  for (let passed: string | undefined; ;) {
    const review = await stateOf(log, accessReview, id);
    if (review.status !== 'open' || review.isEscalated) return;
    const open = itemsIn(review.items, UNANSWERED);
    const next = open.find(({ reviewerId }) => reviewerId !== null)?.itemId ?? 'all';
    // Nothing is left, or it is not the day yet.
    if (open.length === 0 || next === passed) return;
    await dispatch(accessReview, id, command, { ...by, commandId: derivedId(by.commandId, next) });
    passed = next;
  }
}
