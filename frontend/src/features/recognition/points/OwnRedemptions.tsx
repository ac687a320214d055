import type { RedemptionStatus } from '@annals/contracts/features/rewards/constants';
import { GiftBoxIcon } from '@blueprintjs/icons';
import { pagedList } from '../../../api/paged-list';
import type { BadgeTone } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { Status } from '../../../ui/Status';
import { useRewardsOwnRedemptionsInfiniteQuery } from '../api';
import { points, REDEMPTION_LABELS, redemptionTexts } from '../texts';
import { When } from '../../../ui/When';

const AT_ONCE = 5;
const TONES: Readonly<Record<RedemptionStatus, BadgeTone>> = {
  pending: 'yellow',
  approved: 'green',
  refused: 'red',
};

/** What the reader asked for, and what became of it. */
export function OwnRedemptions(): React.JSX.Element {
  const list = pagedList(useRewardsOwnRedemptionsInfiniteQuery({ limit: AT_ONCE }));
  return (
    <Card title={redemptionTexts.title}>
      <QueryList
        list={list}
        texts={redemptionTexts}
        rows={2}
        empty={
          <EmptyState
            icon={<GiftBoxIcon size={20} />}
            title={redemptionTexts.emptyTitle}
            sentence={redemptionTexts.emptySentence}
          />
        }
      >
        {(redemptions) => (
          <ul>
            {redemptions.map((redemption) => (
              <li className="transaction" key={redemption.id}>
                <div className="transaction__words">
                  <span className="transaction__title">{redemption.rewardName}</span>
                  <span className="transaction__facts">
                    <span>{points(redemption.points)}</span>
                    <When at={redemption.createdAt} precision="day" />
                  </span>
                  {redemption.reason !== null && <span>{redemption.reason}</span>}
                </div>
                <Status tone={TONES[redemption.status]}>{REDEMPTION_LABELS[redemption.status]}</Status>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
