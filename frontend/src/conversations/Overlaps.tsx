import { plannedTime } from '@annals/contracts/features/meetings/commands';
import type { MeetingOverlap } from '@annals/contracts/features/meetings/views';
import { WarningSignIcon } from '@blueprintjs/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCurrentUser } from '../session/current-user';
import { calendarDay, timeOfDay } from '../time/format';
import { fromLocalInput } from '../time/local-input';
import { useDebouncedValue } from '../time/useDebouncedValue';
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
}

/** What the two have at the chosen time already, before the form is sent. It warns and forbids nothing. */
export function Overlaps(props: OverlapsProps): React.JSX.Element {
  const { employeeId, scheduledAt, duration, except } = props;
  const { id } = useCurrentUser();
  const chosen = useDebouncedValue(`${employeeId} ${scheduledAt} ${duration}`);
  const planned = plannedTime.safeParse({
    employeeId,
    scheduledAt: fromLocalInput(scheduledAt),
    duration,
    ...(except !== undefined && { except }),
  });
  const isSettled = chosen === `${employeeId} ${scheduledAt} ${duration}`;
  const { currentData = [] } = useConversationsOverlapsQuery(
    planned.success && isSettled ? planned.data : skipToken,
  );
  return (
    <div role="status">
      {currentData.length > 0 && (
        <div className="overlaps">
          <WarningSignIcon />
          <div>
            <p>{overlapTexts.title}</p>
            <ul>
              {currentData.map((overlap) => (
                <li key={`${overlap.personId} ${overlap.kind} ${overlap.from}`}>
                  {sentenceOf(overlap, overlap.personId === id)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

function sentenceOf({ kind, personName, title, from, until }: MeetingOverlap, isOwn: boolean): string {
  const who = isOwn ? overlapTexts.you : personName;
  if (kind === 'time-off') return overlapTexts.away(who, isOwn, calendarDay(from), calendarDay(until));
  const what =
    kind === 'skip-level' ? overlapTexts.skipLevel : title === null ? overlapTexts.meeting : `“${title}”`;
  return overlapTexts.has(who, isOwn, what, timeOfDay(from), timeOfDay(until));
}
