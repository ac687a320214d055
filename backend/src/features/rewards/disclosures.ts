import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import { disclosures } from '../../platform/commands/disclosures';

export const rewardDisclosures = disclosures<PointsAccountEvent>({
  PointsCredited: 'theirs',
  RedemptionRefused: 'theirs',
});
