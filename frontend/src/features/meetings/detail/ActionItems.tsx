import type { MeetingDetail } from '@annals/contracts/features/meetings/views';
import { ActionItemsCard } from '../../action-items/ActionItemsCard';
import { useMeetingsAgreeActionItemMutation, useMeetingsSetActionItemMutation } from '../api';

/** What the two agreed to do. */
export function ActionItems({ meeting }: { meeting: MeetingDetail }): React.JSX.Element {
  const [agree] = useMeetingsAgreeActionItemMutation();
  const [setActionItem] = useMeetingsSetActionItemMutation();
  return (
    <ActionItemsCard
      items={meeting.actions}
      owners={[
        { id: meeting.managerId, name: meeting.managerName },
        { id: meeting.employeeId, name: meeting.employeeName },
      ]}
      mayContribute={meeting.allowed.contribute}
      agree={(item) => agree({ meetingId: meeting.id, ...item }).unwrap()}
      setDone={(itemId, done) => setActionItem({ meetingId: meeting.id, itemId, done }).unwrap()}
    />
  );
}
