import { textsShownAs } from '@annals/contracts/kernel/text';
import { DEFAULT_TIER_NAME } from '@annals/contracts/features/rewards/constants';
import type { OwnPoints } from '@annals/contracts/features/rewards/views';
import { StatCard, StatCards } from '../../../ui/StatCard';
import { pointsTexts } from '../texts';
import { TierProgress } from './TierProgress';

/** What somebody has, which tier that made them reach, and how far the next one is. */
export function PointFigures({ points }: { points: OwnPoints }): React.JSX.Element {
  const { totalPoints, lifetimePoints, currentTier } = points;
  return (
    <>
      <StatCards label={pointsTexts.label}>
        <StatCard
          label={pointsTexts.current}
          value={totalPoints.toLocaleString(textsShownAs().locale)}
          caption={pointsTexts.currentCaption}
        />
        <StatCard
          label={pointsTexts.tier}
          value={currentTier?.name ?? DEFAULT_TIER_NAME}
          caption={currentTier?.description ?? pointsTexts.startingTier}
        />
        <StatCard
          label={pointsTexts.lifetime}
          value={lifetimePoints.toLocaleString(textsShownAs().locale)}
          caption={pointsTexts.lifetimeCaption}
        />
      </StatCards>
      <TierProgress points={points} />
    </>
  );
}
