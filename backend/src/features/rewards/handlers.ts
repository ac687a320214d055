import { msg } from '@annals/contracts/kernel/text';
import {
  redemptionId,
  rewardId,
  rewardTierId,
  type RewardTierId,
} from '@annals/contracts/features/rewards/ids';
import { rewardRoutes } from '@annals/contracts/features/rewards/routes';
import { managerOf } from '@annals/projections/features/people/queries';
import {
  leaderboard,
  ownPointsOf,
  rewardsOf,
  rewardTiersOf,
  transactionsOf,
} from '@annals/projections/features/rewards/queries';
import {
  ownerOfRedemption,
  redemptionsOf,
  redemptionsWaitingFor,
} from '@annals/projections/features/rewards/redemption-queries';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { reward, rewardTier } from './catalogue-deciders';
import { pointsAccount } from './decider';
import { RewardNotOnOffer, UnknownTier } from './errors';

export const rewardHandlers = ({ readModels, log, dispatch }: Services) => {
  /** The tier somebody must have reached for a reward; one that was retired since still counts. */
  const minimumTierOf = async (tierId: RewardTierId | null) => {
    if (tierId === null) return null;
    const tier = await stateOf(log, rewardTier, tierId);
    return tier.status === 'none' ? null : tier.words;
  };
  const refuseUnknownTier = async (tierId: RewardTierId | null) => {
    if (tierId !== null && (await stateOf(log, rewardTier, tierId)).status !== 'active')
      throw new UnknownTier();
  };

  return routeHandlers(rewardRoutes, {
    ownPoints: ({ reader }) => ownPointsOf(readModels, reader.id),
    transactions: ({ reader, query }) => transactionsOf(readModels, reader.id, query),
    leaderboard: () => leaderboard(readModels),
    listTiers: () => rewardTiersOf(readModels),
    defineTier: ({ body, origin }) => {
      const tierId = rewardTierId.parse(derivedId(origin.commandId));
      return dispatch(rewardTier, tierId, { type: 'Define', words: { tierId, ...body } }, origin);
    },
    reviseTier: ({ params: { tierId }, body, origin }) =>
      dispatch(rewardTier, tierId, { type: 'Revise', words: { tierId, ...body } }, origin),
    retireTier: ({ params, origin }) => dispatch(rewardTier, params.tierId, { type: 'Retire' }, origin),
    listRewards: () => rewardsOf(readModels),
    offerReward: async ({ body, origin }) => {
      await refuseUnknownTier(body.minimumTierId);
      const id = rewardId.parse(derivedId(origin.commandId));
      return dispatch(reward, id, { type: 'Define', words: { rewardId: id, ...body } }, origin);
    },
    reviseReward: async ({ params, body, origin }) => {
      await refuseUnknownTier(body.minimumTierId);
      const words = { rewardId: params.rewardId, ...body };
      return dispatch(reward, params.rewardId, { type: 'Revise', words }, origin);
    },
    withdrawReward: ({ params, origin }) => dispatch(reward, params.rewardId, { type: 'Retire' }, origin),
    redeem: async ({ reader, body, origin }) => {
      const wanted = await stateOf(log, reward, body.rewardId);
      if (wanted.status !== 'active') throw new RewardNotOnOffer();
      const { name, points, minimumTierId } = wanted.words;
      const wish = {
        type: 'RedeemReward' as const,
        employeeId: reader.id,
        redemptionId: redemptionId.parse(derivedId(origin.commandId)),
        rewardId: body.rewardId,
        rewardName: name,
        points,
        minimumTier: await minimumTierOf(minimumTierId),
        approverId: await managerOf(readModels, reader.id),
      };
      const { position } = await dispatch(pointsAccount, reader.id, wish, origin);
      return { id: wish.redemptionId, position };
    },
    ownRedemptions: ({ reader, query }) => redemptionsOf(readModels, reader.id, query),
    waitingRedemptions: ({ reader, query }) => redemptionsWaitingFor(readModels, reader, query),
    decideRedemption: async ({ params, body, origin }) => {
      const id = params.redemptionId;
      const employeeId = await ownerOfRedemption(readModels, id);
      if (employeeId === undefined) throw new NotFound(msg('This redemption'));
      const managerId = await managerOf(readModels, employeeId);
      const { position } = await dispatch(
        pointsAccount,
        employeeId,
        body.status === 'approved'
          ? { type: 'ApproveRedemption', redemptionId: id, managerId }
          : { type: 'RefuseRedemption', redemptionId: id, managerId, reason: body.reason ?? '' },
        origin,
      );
      return { id, position };
    },
  });
};
