import { isWeekend, type CalendarDay } from '@annals/contracts/features/time-off/days';
import type { CalendarAbsence } from '@annals/contracts/features/time-off/views';
import { calendarTexts as texts } from './calendar-texts';
import { longDay } from './on-day';

/** How many names fit into a day. */
const NAMES_SHOWN = 3;

interface DayCellProps {
  readonly day: CalendarDay;
  readonly isOfMonth: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly absences: readonly CalendarAbsence[];
  readonly holiday: string | undefined;
  readonly onChoose: (day: CalendarDay) => void;
}

/** One day of the month: its number, its holiday, and who is away; on a narrow screen a dot for each. */
export function DayCell(props: DayCellProps): React.JSX.Element {
  const { day, isOfMonth, isToday, isChosen, absences, holiday, onChoose } = props;
  const said = [longDay(day), holiday, texts.away(absences.length)].filter((part) => part !== undefined);
  const classes = ['month__day'];
  if (!isOfMonth) classes.push('month__day--other');
  if (isWeekend(day) || holiday !== undefined) classes.push('month__day--free');
  if (isToday) classes.push('month__day--today');
  return (
    <td className={classes.join(' ')} aria-selected={isChosen}>
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={said.join(', ')}
        onClick={() => onChoose(day)}
      >
        <span className="month__number">{Number(day.slice(8))}</span>
        {holiday !== undefined && <span className="month__holiday">{holiday}</span>}
        {absences.slice(0, NAMES_SHOWN).map(({ id, employeeName, status }) => (
          <span key={id} className={`month__absence month__absence--${status}`}>
            <span className="month__name">{employeeName}</span>
          </span>
        ))}
        {absences.length > NAMES_SHOWN && (
          <span className="month__more">{texts.more(absences.length - NAMES_SHOWN)}</span>
        )}
      </button>
    </td>
  );
}
