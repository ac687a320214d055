import { declineReason } from '@annals/contracts/features/recognition/commands';
import type { RedemptionView } from '@annals/contracts/features/rewards/views';
import { fullName } from '../../../session/current-user';
import { pagedList } from '../../../api/paged-list';
import { useAttempt } from '../../../api/useAttempt';
import { useBulk } from '../../../ui/bulk/useBulk';
import { exactDay } from '../../../time/format';
import { useRewardsDecideRedemptionMutation, useRewardsWaitingRedemptionsInfiniteQuery } from '../api';
import { Person } from '../Person';
import { DecisionButtons } from './DecisionButtons';
import { approvalTexts, bulkRewardTexts, redemptionDecisionTexts, rejectRewardTexts } from './texts';
import { WaitingCard } from './WaitingCard';

/** So few at first, that the rest of the screen stays in sight. */
const AT_ONCE = 3;

/** The rewards asked for that the reader decides on, the longest waiting first; nothing while there are none. */
export function WaitingRedemptions(): React.JSX.Element {
  const list = pagedList(useRewardsWaitingRedemptionsInfiniteQuery({ limit: AT_ONCE }));
  const [send] = useRewardsDecideRedemptionMutation();
  const bulk = useBulk({
    items: list.items,
    isOpen: () => true,
    nameOf: ({ employee, rewardName, points }) =>
      `${fullName(employee)} ${approvalTexts.wants(rewardName, points)}`,
    acts: [
      {
        ...bulkRewardTexts.approve,
        send: ({ id }) => send({ redemptionId: id, status: 'approved' }).unwrap(),
      },
      {
        ...bulkRewardTexts.reject,
        isDestructive: true,
        words: { label: rejectRewardTexts.words, rule: declineReason },
        send: ({ id }, reason) => send({ redemptionId: id, status: 'refused', reason }).unwrap(),
      },
    ],
  });
  return (
    <>
      <WaitingCard
        title={approvalTexts.redemptions}
        failed={approvalTexts.failedRedemptions}
        list={list}
        bar={bulk.bar}
      >
        {(redemption) => (
          <WaitingRedemption key={redemption.id} redemption={redemption} box={bulk.boxOf(redemption)} />
        )}
      </WaitingCard>
      {bulk.dialog}
    </>
  );
}

interface WaitingRedemptionProps {
  readonly redemption: RedemptionView;
  /** Selects it among others. */
  readonly box: React.ReactNode;
}

function WaitingRedemption({ redemption, box }: WaitingRedemptionProps): React.JSX.Element {
  const [send] = useRewardsDecideRedemptionMutation();
  const { attempt, refusal, isPending } = useAttempt(approvalTexts);
  const { id: redemptionId, employee, rewardName, points, createdAt } = redemption;
  const name = fullName(employee);
  return (
    <li className="redemption">
      <div className="redemption__words">
        {box}
        <Person person={employee} />
        <span>{approvalTexts.wants(rewardName, points)}</span>
        <time className="redemption__when" dateTime={createdAt}>
          {exactDay(createdAt)}
        </time>
      </div>
      <div className="recognition__actions">
        <DecisionButtons
          title={rewardName}
          noTexts={{ ...rejectRewardTexts, title: rejectRewardTexts.title(rewardName, name) }}
          isPending={isPending}
          refusal={refusal}
          onApprove={() =>
            void attempt(() => send({ redemptionId, status: 'approved' }).unwrap(), {
              done: redemptionDecisionTexts.approved,
              doneSentence: redemptionDecisionTexts.approvedSentence(name),
            })
          }
          onDecline={(reason) =>
            attempt(() => send({ redemptionId, status: 'refused', reason }).unwrap(), {
              done: redemptionDecisionTexts.refused,
              doneSentence: redemptionDecisionTexts.refusedSentence(name, points),
            })
          }
        />
      </div>
    </li>
  );
}
