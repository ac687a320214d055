import { Loaded } from '../../../ui/Loaded';
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
  const query = useRewardsOwnPointsQuery();
  return (
    <>
      <Loaded
        query={query}
        texts={pointsTexts}
        level={2}
        skeleton={<StatCardSkeletons label={pointsTexts.loading} count={CARDS} />}
      >
        {(points) => <PointFigures points={points} />}
      </Loaded>
      <div className="screen-grid screen-grid--two">
        <Rewards points={query.currentData} />
        <div className="screen-grid">
          <Transactions />
          <OwnRedemptions />
        </div>
      </div>
    </>
  );
}
