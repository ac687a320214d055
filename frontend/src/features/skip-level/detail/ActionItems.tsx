import type { SkipLevelDetail } from '@annals/contracts/features/skip-level/views';
import { ActionItemsCard } from '../../action-items/ActionItemsCard';
import { useSkipLevelAgreeActionItemMutation, useSkipLevelSetActionItemMutation } from '../api';

/** What the two agreed to do. */
export function ActionItems({ meeting }: { meeting: SkipLevelDetail }): React.JSX.Element {
  const [agree] = useSkipLevelAgreeActionItemMutation();
  const [setActionItem] = useSkipLevelSetActionItemMutation();
  return (
    <ActionItemsCard
      items={meeting.actions}
      owners={[
        { id: meeting.seniorLeaderId, name: meeting.seniorLeaderName },
        { id: meeting.employeeId, name: meeting.employeeName },
      ]}
      mayContribute={meeting.allowed.contribute}
      agree={(item) => agree({ meetingId: meeting.id, ...item }).unwrap()}
      setDone={(itemId, done) => setActionItem({ meetingId: meeting.id, itemId, done }).unwrap()}
    />
  );
}
