import type { CalendarDay } from '@annals/contracts/features/time-off/days';
import type { CalendarAbsence } from '@annals/contracts/features/time-off/views';
import { calendarTexts as texts } from './calendar-texts';
import { longDay } from './on-day';

/** How many names fit into a day. */
const NAMES_SHOWN = 3;

interface DayContentProps {
  readonly day: CalendarDay;
  readonly absences: readonly CalendarAbsence[];
  readonly holiday: string | undefined;
}

/** What a day of the month shows: its number, its holiday, and who is away; on a narrow screen a dot for each. */
export function DayContent({ day, absences, holiday }: DayContentProps): React.JSX.Element {
  const said = [longDay(day), holiday, texts.away(absences.length)].filter((part) => part !== undefined);
  return (
    <>
      <span className="visually-hidden">{said.join(', ')}</span>
      <span className="month__number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {holiday !== undefined && (
        <span className="month__holiday" aria-hidden="true" data-tip="">
          {holiday}
        </span>
      )}
      {absences.slice(0, NAMES_SHOWN).map(({ id, employeeName, status }) => (
        <span key={id} className={`month__absence month__absence--${status}`}>
          <span className="month__name" data-tip="">
            {employeeName}
          </span>
        </span>
      ))}
      {absences.length > NAMES_SHOWN && (
        <span className="month__more" aria-hidden="true">
          {texts.more(absences.length - NAMES_SHOWN)}
        </span>
      )}
    </>
  );
}
