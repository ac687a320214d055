import { ErrorState } from '../../../ui/ErrorState';
import { StatCardSkeletons } from '../../../ui/StatCard';
import { useRewardsOwnPointsQuery } from '../api';
import { pointsTexts } from '../texts';
import { OwnRedemptions } from './OwnRedemptions';
import { PointFigures } from './PointFigures';
import { Rewards } from './Rewards';
import { Transactions } from './Transactions';

const CARDS = 3;

/** The reader's own points: the balance, what it comes from, and what it can be redeemed for. */
export function MyPoints(): React.JSX.Element {
  const { data: points, error, refetch } = useRewardsOwnPointsQuery();
  return (
    <>
      {points ? (
        <PointFigures points={points} />
      ) : error === undefined ? (
        <StatCardSkeletons label={pointsTexts.loading} count={CARDS} />
      ) : (
        <ErrorState level={2} title={pointsTexts.failed} error={error} onRetry={() => void refetch()} />
      )}
      <div className="screen-grid screen-grid--two">
        <Rewards points={points} />
        <div className="screen-grid">
          <Transactions />
          <OwnRedemptions />
        </div>
      </div>
    </>
  );
}
