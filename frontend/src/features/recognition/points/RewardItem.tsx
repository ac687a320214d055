import type { OwnPoints, RewardView } from '@annals/contracts/features/rewards/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge';
import { ConfirmCommand } from '../../../ui/ConfirmCommand';
import { useRewardsRedeemMutation } from '../api';
import { points as inPoints, rewardTexts } from '../texts';

interface RewardItemProps {
  readonly reward: RewardView;
  /** Undefined until they are known. */
  readonly points: OwnPoints | undefined;
  /** What the tier it is for asks for. */
  readonly requiredPoints: number;
}

/** A reward, what it costs, and what is still missing for it. */
export function RewardItem({ reward, points, requiredPoints }: RewardItemProps): React.JSX.Element {
  const [asks, setAsks] = useState(false);
  const [redeem] = useRewardsRedeemMutation();
  const { id, name, description, points: price, minimumTierName } = reward;
  const missing = points && missingFor(reward, points, requiredPoints);
  return (
    <li className="reward">
      <div className="reward__words">
        <h3 className="reward__name">{name}</h3>
        <p className="reward__description">{description}</p>
        <p className="reward__facts">
          <Badge tone="blue">{inPoints(price)}</Badge>
          {minimumTierName !== null && <Badge>{rewardTexts.fromTier(minimumTierName)}</Badge>}
        </p>
      </div>
      {missing ? (
        <p className="reward__missing">{missing}</p>
      ) : (
        <Button
          text={rewardTexts.redeem}
          aria-label={rewardTexts.redeemNamed(name)}
          disabled={points === undefined}
          onClick={() => setAsks(true)}
        />
      )}
      <ConfirmCommand
        title={rewardTexts.confirmTitle(name)}
        sentence={rewardTexts.confirmSentence(price)}
        confirm={rewardTexts.confirm}
        isOpen={asks}
        texts={{
          failed: rewardTexts.failedToRedeem,
          done: rewardTexts.done,
          doneSentence: rewardTexts.doneSentence,
        }}
        send={() => redeem({ rewardId: id }).unwrap()}
        onClose={() => setAsks(false)}
      />
    </li>
  );
}

/** What keeps somebody from a reward; undefined when nothing does. The server decides once more. */
function missingFor(
  { points: price, minimumTierName }: RewardView,
  { totalPoints, lifetimePoints, currentTierPoints }: OwnPoints,
  requiredPoints: number,
): string | undefined {
  if (minimumTierName !== null && Math.max(lifetimePoints, currentTierPoints) < requiredPoints)
    return rewardTexts.needsTier(minimumTierName);
  return totalPoints < price ? rewardTexts.missing(price - totalPoints) : undefined;
}
