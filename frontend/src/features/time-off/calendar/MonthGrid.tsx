import type { CalendarDay } from '@annals/contracts/features/time-off/days';
import { useEffect, useRef } from 'react';
import { calendarTexts as texts } from './calendar-texts';
import { DayCell } from './DayCell';
import { dayByKey, weeksOf } from './month';
import { awayOn, longMonth, type Absences } from './on-day';

interface MonthGridProps {
  readonly month: string;
  /** The chosen day. */
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly calendar: Absences;
  readonly onChoose: (day: CalendarDay) => void;
}

/** A month as a grid of days. One day is in the order of Tab; the arrow keys, Home, End and Page Up and Down go on from it. */
export function MonthGrid(props: MonthGridProps): React.JSX.Element {
  const { month, day, today, calendar, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  useEffect(() => {
    // The day a key led to may be in another month, so it gets the focus once it is there.
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const move = (event: React.KeyboardEvent) => {
    const next = dayByKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    movedByKey.current = true;
    onChoose(next);
  };
  return (
    <table className="month" role="grid" aria-label={longMonth(month)} ref={grid} onKeyDown={move}>
      <thead>
        <tr>
          {texts.weekdays.map(({ short, long }) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                isOfMonth={one.startsWith(month)}
                isToday={one === today}
                isChosen={one === day}
                absences={one.startsWith(month) ? awayOn(calendar, one) : []}
                holiday={calendar.publicHolidays.find((holiday) => holiday.day === one)?.name}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
