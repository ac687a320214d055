import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { Button } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { useCurrentUser } from '../../session/current-user';
import type { PagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/LoadMore';
import { QueryList } from '../../ui/QueryList';
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
  const icon = <CalendarIcon size={20} />;
  const empty = isFiltered ? (
    <EmptyState
      icon={icon}
      title={texts.nothingFiltered}
      action={<Button text={texts.showAll} onClick={onShowAll} />}
    />
  ) : (
    <EmptyState
      icon={icon}
      title={texts.emptyTitle}
      sentence={emptyAction ? texts.emptySentence : texts.emptyForEmployee}
      action={emptyAction}
    />
  );
  return (
    <QueryList {...list} onRetry={list.retry} texts={texts} rows={6} empty={empty}>
      {(meetings) => (
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
      )}
    </QueryList>
  );
}
