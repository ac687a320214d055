import { plannedTime } from '@annals/contracts/features/meetings/commands';
import type { SeriesPlace } from '@annals/contracts/features/meetings/series-place';
import type { MeetingOverlap } from '@annals/contracts/features/meetings/views';
import { WarningSignIcon } from '@blueprintjs/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCurrentUser } from '../session/current-user';
import { calendarDay, meetingTime, timeOfDay } from '../time/format';
import { fromLocalInput } from '../time/local-input';
import { shownTimeZone } from '../time/shown-zone';
import { useDebouncedValue } from '../time/useDebouncedValue';
import { useUnpressed } from '../ui/useUnpressed';
import { useConversationsOverlapsQuery } from './api';
import { overlapTexts } from './texts';
import './overlaps.css';

interface OverlapsProps {
  readonly employeeId: string;
  /** As the inputs hold them: local time and text. */
  readonly scheduledAt: string;
  readonly duration: string;
  /** The meeting that is moved. */
  readonly except?: string;
  /** The series of which it is moved with all that follow. */
  readonly series?: SeriesPlace;
  /** How a series that is thought of repeats. */
  readonly repeats?: { readonly everyWeeks: number; readonly times: number };
}

/** As many as a dialog has room for. */
const MOST_SHOWN = 6;

/** What the two have at the chosen time already, before the form is sent. It warns and forbids nothing. */
export function Overlaps(props: OverlapsProps): React.JSX.Element {
  const { employeeId, scheduledAt, duration, except, series } = props;
  const repeats = series
    ? { everyWeeks: series.everyWeeks, times: series.of - series.number + 1 }
    : props.repeats;
  const { id } = useCurrentUser();
  const wanted = {
    employeeId,
    scheduledAt: fromLocalInput(scheduledAt),
    duration,
    ...(except !== undefined && { except }),
    ...(series && { exceptSeries: series.id }),
    ...(repeats && repeats.times > 1 && { ...repeats, timeZone: shownTimeZone() }),
  };
  const settled = useDebouncedValue(JSON.stringify(wanted));
  const planned = plannedTime.safeParse(wanted);
  const { currentData } = useConversationsOverlapsQuery(
    planned.success && settled === JSON.stringify(wanted) ? planned.data : skipToken,
  );
  const overlaps = useUnpressed(currentData) ?? [];
  const more = overlaps.length - MOST_SHOWN;
  return (
    <div role="status">
      {overlaps.length > 0 && (
        <div className="overlaps">
          <WarningSignIcon />
          <div>
            <p>{repeats ? overlapTexts.titleOfSeries : overlapTexts.title}</p>
            <ul>
              {overlaps.slice(0, MOST_SHOWN).map((overlap) => (
                <li key={`${overlap.personId} ${overlap.kind} ${overlap.from}`}>
                  {sentenceOf(overlap, overlap.personId === id, repeats !== undefined)}
                </li>
              ))}
            </ul>
            {more > 0 && <p>{overlapTexts.more(more)}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

function sentenceOf(
  { kind, personName, title, from, until }: MeetingOverlap,
  isOwn: boolean,
  namesDay: boolean,
): string {
  const who = isOwn ? overlapTexts.you : personName;
  if (kind === 'time-off') return overlapTexts.away(who, isOwn, calendarDay(from), calendarDay(until));
  const [begins, ends] = [namesDay ? meetingTime(from) : timeOfDay(from), timeOfDay(until)];
  if (kind === 'busy') return overlapTexts.busy(who, begins, ends);
  const what =
    kind === 'skip-level' ? overlapTexts.skipLevel : title === null ? overlapTexts.meeting : `“${title}”`;
  return overlapTexts.has(who, isOwn, what, begins, ends);
}
