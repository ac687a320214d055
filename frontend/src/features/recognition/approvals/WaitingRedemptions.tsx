import { When } from '../../../ui/When';
import { fullName } from '../../../session/current-user';
import { pagedList } from '../../../api/paged-list';
import { useRewardsDecideRedemptionMutation, useRewardsWaitingRedemptionsInfiniteQuery } from '../api';
import { Person } from '../Person';
import { approvalTexts, redemptionTexts as texts } from './texts';
import { Waiting } from './Waiting';

/** So few at first, that the rest of the screen stays in sight. */
const AT_ONCE = 3;

/** The rewards asked for that the reader decides on. */
export function WaitingRedemptions(): React.JSX.Element {
  const list = pagedList(useRewardsWaitingRedemptionsInfiniteQuery({ limit: AT_ONCE }));
  const [send] = useRewardsDecideRedemptionMutation();
  return (
    <Waiting
      texts={texts}
      list={list}
      nameOf={({ employee, rewardName, points }) =>
        `${fullName(employee)} ${approvalTexts.wants(rewardName, points)}`
      }
      wordsOf={({ employee, rewardName, points }) => ({
        title: rewardName,
        rejectTexts: { ...texts.reject, title: texts.reject.title(rewardName, fullName(employee)) },
        approved: { done: texts.approved, doneSentence: texts.approvedSentence(fullName(employee)) },
        rejected: { done: texts.refused, doneSentence: texts.refusedSentence(fullName(employee), points) },
      })}
      approve={({ id }) => send({ redemptionId: id, status: 'approved' }).unwrap()}
      reject={({ id }, reason) => send({ redemptionId: id, status: 'refused', reason }).unwrap()}
    >
      {({ id, employee, rewardName, points, createdAt }, box, buttons) => (
        <li key={id} className="redemption">
          <div className="redemption__words">
            {box}
            <Person person={employee} />
            <span>{approvalTexts.wants(rewardName, points)}</span>
            <time className="redemption__when" dateTime={createdAt}>
              <When at={createdAt} precision="day" />
            </time>
          </div>
          <div className="recognition__actions">{buttons}</div>
        </li>
      )}
    </Waiting>
  );
}
