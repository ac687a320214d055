import { contract } from '../../kernel/contract';
import { pointsAccountEvents } from './points-events';
import { rewardTierEvents, rewardEvents } from './catalogue-events';
import { rewardRoutes } from './routes';

export const rewardsContract = contract({
  events: [...pointsAccountEvents, ...rewardTierEvents, ...rewardEvents],
  routes: { rewards: rewardRoutes },
});
