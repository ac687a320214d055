import { addressOf } from '@annals/contracts/addresses';
import { StatusBadge } from '../../conversations/StatusBadge';
import { pagedList } from '../../api/paged-list';
import { meetingTime } from '../../time/format';
import type { PersonCardProps } from '../../ui/feature';
import { RecordsCard } from '../../ui/RecordsCard';
import { useMeetingsListInfiniteQuery } from './api';
import { withPersonTexts } from './texts';

/** The 1:1s that the reader has with a person, the latest first. */
export default function PersonMeetings({ personId }: PersonCardProps): React.JSX.Element {
  const list = pagedList(useMeetingsListInfiniteQuery({ whose: 'mine', withPerson: personId }));
  return (
    <RecordsCard list={list} texts={withPersonTexts} allAt={addressOf('meetings')}>
      {(meeting) => ({
        key: meeting.id,
        path: addressOf('meeting', { meetingId: meeting.id }),
        label: meeting.title,
        facts: meetingTime(meeting.scheduledAt),
        badge: <StatusBadge status={meeting.status} />,
      })}
    </RecordsCard>
  );
}
