import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { Button } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useCurrentUser } from '../../session/current-user';
import type { PagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { MeetingListItem } from './MeetingListItem';
import { texts } from './texts';

interface MeetingListProps {
  readonly list: PagedList<MeetingView>;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  readonly onReschedule: (meeting: MeetingView) => void;
  readonly emptyAction: React.ReactNode;
}

/** The meetings with their four states. */
export function MeetingList(props: MeetingListProps): React.JSX.Element {
  const { list, isFiltered, onShowAll, onReschedule, emptyAction } = props;
  const { id } = useCurrentUser();
  const meetings = list.items;

  if (meetings && meetings.length > 0)
    return (
      <>
        <ul className="meeting-list">
          {meetings.map((meeting) => (
            <MeetingListItem
              key={meeting.id}
              meeting={meeting}
              personId={id}
              onReschedule={() => onReschedule(meeting)}
            />
          ))}
        </ul>
        <LoadMore {...list} />
      </>
    );
  if (meetings && isFiltered)
    return (
      <EmptyState
        icon={<CalendarIcon size={20} />}
        title={texts.nothingFiltered}
        action={<Button text={texts.showAll} onClick={onShowAll} />}
      />
    );
  if (meetings)
    return (
      <EmptyState
        icon={<CalendarIcon size={20} />}
        title={texts.emptyTitle}
        sentence={emptyAction ? texts.emptySentence : texts.emptyForEmployee}
        action={emptyAction}
      />
    );
  if (list.error) return <ErrorState title={texts.failed} error={list.error} onRetry={list.retry} />;
  return <SkeletonRows label={texts.loading} rows={6} />;
}
