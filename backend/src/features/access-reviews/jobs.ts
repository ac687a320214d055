import { UNANSWERED } from '@annals/contracts/features/access-reviews/constants';
import {
  accessItemId,
  accessReviewId,
  type AccessReviewId,
} from '@annals/contracts/features/access-reviews/ids';
import {
  accessReviewsUnderWay,
  itemsOfNewlyPrivileged,
} from '@annals/projections/features/access-reviews/queries';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import type { Role } from '@annals/contracts/kernel/roles';
import { z } from 'zod';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import { stateOf } from '../../platform/commands/state-of';
import type { Automatic } from '../../platform/jobs/automatic';
import type { Services } from '../../platform/services/services';
import { carryOutWithdrawal } from './carry-out';
import { accessReview } from './decider';
import { accessReviewsHandover } from './handover';
import { itemsIn, type Item } from './items';
import { listReview } from './listing';
import { sourcesOf } from './sources';

const LIST = 'list-access-review';
const CARRY_OUT = 'carry-out-access-withdrawal';
const PASS_ON = 'pass-on-access-of-privileged';
const SWEEP = 'sweep-access-reviews';
const SWEEP_EVERY_MS = 5 * 60_000;
/** The request that withdraws carries it out at once; the job comes after it, in case that was interrupted. */
const AFTER_THE_REQUEST_MS = 15_000;
/** The longest it waits for the read models to know of a role. */
const LONGEST_WAIT_MS = 10_000;

const GIVES_ROLE: ReadonlySet<string> = new Set(['RoleGranted', 'EmployeePromoted', 'EmployeeRehired']);

const ofReview = z.object({ reviewId: accessReviewId });
const ofItem = ofReview.extend({ itemId: accessItemId });

/** Reviews are listed, withdrawals carried out whatever interrupts them, and what is not held any more is put away. */
export const accessReviewAutomation: Automatic = {
  policy: (queue) => ({
    name: 'access-reviews',
    react: async ({ id, type, data }) => {
      if (type === 'AccessReviewStarted') await queue.add(LIST, `${LIST}-${id}`, ofReview.parse(data));
      if (type === 'AccessWithdrawn')
        await queue.add(CARRY_OUT, `${CARRY_OUT}-${id}`, ofItem.parse(data), AFTER_THE_REQUEST_MS);
      const { role } = data as { readonly role?: Role };
      if (GIVES_ROLE.has(type) && role !== undefined && isPrivileged(role))
        await queue.add(PASS_ON, `${PASS_ON}-${id}`, {});
    },
  }),
  jobs: (services) => ({
    [LIST]: async (data) => listReview(services, ofReview.parse(data).reviewId),
    [CARRY_OUT]: async (data) => {
      const { reviewId, itemId } = ofItem.parse(data);
      await carryOutWithdrawal(services, reviewId, itemId);
    },
    [PASS_ON]: () => passOnPrivileged(services),
    [SWEEP]: async () => {
      await settleAll(await accessReviewsUnderWay(services.readModels), ({ id, status }) =>
        status === 'listing' ? listReview(services, id) : settleReview(services, id),
      );
      await passOnPrivileged(services);
    },
  }),
  sweep: (queue) => queue.repeat(SWEEP, SWEEP_EVERY_MS),
};

/** A manager does not answer for an administrator or auditor, also when that is what somebody became after the list was made. */
async function passOnPrivileged({ readModels, feed, log, dispatch }: Services): Promise<void> {
  await feed.waitFor(['people', 'access_review_items'], await log.head(), LONGEST_WAIT_MS);
  await settleAll(await itemsOfNewlyPrivileged(readModels), (id) =>
    accessReviewsHandover.letGo(dispatch, id, {
      actor: { id: 'system:access-reviews', role: 'system' },
      commandId: derivedId('access of privileged', id),
    }),
  );
}

/** Carries out what was left over, and puts away what ended in another way: the role is another one, the token was ended, the person has left. */
async function settleReview(services: Services, id: AccessReviewId): Promise<void> {
  const review = await stateOf(services.log, accessReview, id);
  if (review.status !== 'open') return;
  await settleAll(itemsIn(review.items, ['withdrawing']), ({ itemId }) =>
    carryOutWithdrawal(services, id, itemId),
  );
  const open = itemsIn(review.items, UNANSWERED);
  for (const source of sourcesOf(services)) {
    const ofKind = open.filter(({ kind }) => kind === source.kind);
    if (ofKind.length === 0) continue;
    const held = new Set((await source.held()).map(({ ref }) => ref));
    const missing = ofKind.filter(({ ref }) => !held.has(ref));
    await settleAll(missing, async (item) => {
      // A read model may be a moment behind what the log says.
      if (!(await source.isHeld(item.ref))) await noteNoLongerHeld(services, id, item);
    });
  }
}

function noteNoLongerHeld({ dispatch }: Services, id: AccessReviewId, { itemId }: Item) {
  return dispatch(
    accessReview,
    id,
    { type: 'NoteNoLongerHeld', itemId },
    {
      actor: { id: 'system:access-reviews', role: 'system' },
      commandId: derivedId('access no longer held', itemId),
      correlationId: id,
    },
  );
}
