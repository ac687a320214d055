import type { OwnPoints, RewardView } from '@annals/contracts/features/rewards/views';
import { GiftBoxIcon } from '@blueprintjs/icons';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { useRewardsListRewardsQuery, useRewardsListTiersQuery } from '../api';
import { rewardTexts } from '../texts';
import { RewardItem } from './RewardItem';

/** What points can be redeemed for, the cheapest first. */
export function Rewards({ points }: { points: OwnPoints | undefined }): React.JSX.Element {
  const query = useRewardsListRewardsQuery();
  const { data: tiers = [] } = useRewardsListTiersQuery();
  const requiredFor = ({ minimumTierId }: RewardView) =>
    tiers.find(({ id }) => id === minimumTierId)?.requiredPoints ?? 0;
  return (
    <Card title={rewardTexts.title}>
      <QueryList
        list={{ ...query, currentData: query.currentData?.filter(({ isActive }) => isActive) }}
        texts={rewardTexts}
        empty={
          <EmptyState
            icon={<GiftBoxIcon size={20} />}
            title={rewardTexts.emptyTitle}
            sentence={rewardTexts.emptySentence}
          />
        }
      >
        {(rewards) => (
          <ul>
            {rewards.map((reward) => (
              <RewardItem
                key={reward.id}
                reward={reward}
                points={points}
                requiredPoints={requiredFor(reward)}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
