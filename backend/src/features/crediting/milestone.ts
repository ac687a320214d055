import type { OrganizationalMilestoneId } from '@annals/contracts/features/organizational-milestones/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  countEligible,
  peopleToCredit,
} from '@annals/projections/features/organizational-milestones/queries';
import { untilShown } from '../../platform/queue/not-yet';
import { derivedId } from '../../platform/commands/derived-id';
import { stateOf } from '../../platform/commands/state-of';
import { pointsAccount } from '../rewards/decider';
import { REWARDS_ACTOR, type TierStep } from '../rewards/points-account';
import type { Services } from '../../platform/services/services';
import { organizationalMilestone } from '../organizational-milestones/decider';

const PEOPLE_AT_ONCE = 200;

/**
 * Credits everyone eligible the points of an achieved milestone, and notes it when all are through. Broken off half way it goes on
 * where it was; a person's account takes the points of one milestone once.
 * @param tiers the tiers in use
 */
export async function creditMilestone(
  services: Services,
  id: OrganizationalMilestoneId,
  tiers: readonly TierStep[],
): Promise<void> {
  const { log, feed, readModels, dispatch } = services;
  const state = await stateOf(log, organizationalMilestone, id);
  if (state.status !== 'achieved' || state.rewardsCredited || state.words.pointsReward === 0) return;
  const { words, achievedDate, achievedBy } = state;
  if (achievedDate === null || achievedBy === null) return;
  // A person who is eligible is told by the people of now: a read model that is behind would leave somebody out for good.
  await untilShown(feed, ['people'], await log.head());

  const { pointsReward, eligibleEmployees, title } = words;
  const eligibility = { milestoneId: id, achievedDate, eligibleEmployees };
  let after: PersonId | null = null;
  for (;;) {
    const people: PersonId[] = await peopleToCredit(readModels, eligibility, after, PEOPLE_AT_ONCE);
    for (const employeeId of people)
      await dispatch(
        pointsAccount,
        employeeId,
        {
          type: 'CreditPoints',
          employeeId,
          points: pointsReward,
          transactionType: 'milestone',
          referenceId: id,
          description: title,
          issuedBy: achievedBy,
          tiers,
        },
        { actor: REWARDS_ACTOR, commandId: derivedId('points', id, employeeId) },
      );
    const last = people.at(-1);
    if (last === undefined) break;
    after = last;
  }
  await dispatch(
    organizationalMilestone,
    id,
    { type: 'NoteRewardsCredited', peopleCredited: await countEligible(readModels, eligibility) },
    { actor: REWARDS_ACTOR, commandId: derivedId('milestone-rewards-credited', id) },
  );
}
