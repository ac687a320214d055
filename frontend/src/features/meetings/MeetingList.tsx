import { dayIn } from '@annals/contracts/kernel/local-time';
import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { CalendarIcon } from '@blueprintjs/icons';
import { useCurrentUser } from '../../session/current-user';
import type { PagedList } from '../../api/paged-list';
import { today } from '../../time/due';
import { shownTimeZone } from '../../time/shown-zone';
import { EmptyList } from '../../ui/EmptyList';
import { LoadMore } from '../../ui/LoadMore';
import { QueryList } from '../../ui/QueryList';
import { MeetingListItem } from './MeetingListItem';
import { texts } from './texts';
import './meeting-list.css';

interface MeetingListProps {
  /** What is still to come, the next first. */
  readonly upcoming: PagedList<MeetingView>;
  /** What is over or was cancelled, the latest first. */
  readonly past: PagedList<MeetingView>;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  readonly onReschedule: (meeting: MeetingView) => void;
  readonly emptyAction: React.ReactNode;
}

/** The meetings of today, then those to come, then those that are over, with their four states. */
export function MeetingList(props: MeetingListProps): React.JSX.Element {
  const { upcoming, past, isFiltered, onShowAll, onReschedule, emptyAction } = props;
  const empty = (
    <EmptyList
      icon={<CalendarIcon size={20} />}
      isFiltered={isFiltered}
      onShowAll={onShowAll}
      texts={texts}
      sentence={emptyAction ? texts.emptySentence : texts.emptyForEmployee}
      action={emptyAction}
    />
  );
  const isToday = ({ scheduledAt }: MeetingView) => dayIn(shownTimeZone(), new Date(scheduledAt)) === today();
  const toCome = upcoming.items ?? [];
  const group = (title: string, meetings: readonly MeetingView[]) => (
    <MeetingGroup title={title} meetings={meetings} onReschedule={onReschedule} />
  );
  return (
    <QueryList
      list={{
        items: upcoming.items && past.items && [...upcoming.items, ...past.items],
        error: upcoming.error ?? past.error,
        retry: () => {
          if (upcoming.error !== undefined) upcoming.retry();
          if (past.error !== undefined) past.retry();
        },
      }}
      texts={texts}
      rows={6}
      empty={empty}
    >
      {() => (
        <>
          {group(texts.today, toCome.filter(isToday))}
          {group(
            texts.upcoming,
            toCome.filter((meeting) => !isToday(meeting)),
          )}
          <LoadMore {...upcoming} />
          {group(texts.past, past.items ?? [])}
          <LoadMore {...past} />
        </>
      )}
    </QueryList>
  );
}

interface MeetingGroupProps {
  readonly title: string;
  readonly meetings: readonly MeetingView[];
  readonly onReschedule: (meeting: MeetingView) => void;
}

function MeetingGroup({ title, meetings, onReschedule }: MeetingGroupProps): React.JSX.Element | null {
  const { id } = useCurrentUser();
  if (meetings.length === 0) return null;
  return (
    <section className="meeting-group">
      <h3 className="meeting-group__title">{title}</h3>
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
    </section>
  );
}
