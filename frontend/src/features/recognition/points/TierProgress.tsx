import type { OwnPoints } from '@annals/contracts/features/rewards/views';
import { pointsTexts } from '../texts';

/** How far it is from the tier reached to the next one. */
export function TierProgress({ points }: { points: OwnPoints }): React.JSX.Element | null {
  const { lifetimePoints, currentTierPoints, nextTier } = points;
  if (nextTier === null)
    return currentTierPoints > 0 ? <p className="tier-progress">{pointsTexts.atTheTop}</p> : null;
  const label = pointsTexts.toNext(nextTier.requiredPoints - lifetimePoints, nextTier.name);
  return (
    <div className="tier-progress">
      <progress
        value={Math.max(0, lifetimePoints - currentTierPoints)}
        max={nextTier.requiredPoints - currentTierPoints}
        aria-label={label}
      />
      <span>{label}</span>
    </div>
  );
}
