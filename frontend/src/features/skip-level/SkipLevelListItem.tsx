import { addressOf } from '@annals/contracts/addresses';
import type { SkipLevelView } from '@annals/contracts/features/skip-level/views';
import { ConversationItem } from '../../conversations/ConversationItem';
import { listTexts } from './texts';

interface SkipLevelListItemProps {
  readonly meeting: SkipLevelView;
  /** Who is looking. */
  readonly personId: string;
}

/** One skip-level meeting of the list: with whom and when. */
export function SkipLevelListItem({ meeting, personId }: SkipLevelListItemProps): React.JSX.Element {
  const { seniorLeaderName, employeeName } = meeting;
  const other = meeting.employeeId === personId ? seniorLeaderName : employeeName;
  return (
    <ConversationItem
      meeting={meeting}
      path={addressOf('skipLevelMeeting', { meetingId: meeting.id })}
      title={meeting.takesPart ? other : listTexts.betweenPeople(seniorLeaderName, employeeName)}
      other={other}
      open={listTexts.open(other)}
    />
  );
}
