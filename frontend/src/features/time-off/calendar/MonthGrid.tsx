import { isWeekend, type CalendarDay } from '@annals/contracts/features/time-off/days';
import { createContext, useContext, useEffect, useRef } from 'react';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import { firstDayOfWeek } from '../../../time/week';
import { DayContent } from './DayContent';
import { dateOf, dayOf, sameDayIn } from './month';
import { awayOn, holidayOn, longMonth, longWeekday, shortWeekday, type Absences } from './on-day';

interface MonthGridProps {
  readonly month: string;
  /** The chosen day. */
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly calendar: Absences;
  readonly onChoose: (day: CalendarDay) => void;
}

const Shown = createContext<Absences>({ absences: [], publicHolidays: [] });

/** A month as a grid of days, of which the one with the focus is chosen: keys lead on from it, also into other months. */
export function MonthGrid(props: MonthGridProps): React.JSX.Element {
  const { month, day, today, calendar, onChoose } = props;
  const isFree = (one: CalendarDay) => isWeekend(one) || holidayOn(calendar, one) !== undefined;
  return (
    <Shown.Provider value={calendar}>
      <DayPicker
        mode="single"
        required
        selected={dateOf(day)}
        onSelect={(date) => onChoose(dayOf(date))}
        onDayFocus={(date) => onChoose(dayOf(date))}
        month={dateOf(`${month}-01`)}
        onMonthChange={(first) => onChoose(sameDayIn(dayOf(first).slice(0, 7), day))}
        today={dateOf(today)}
        weekStartsOn={sundayIsZero(firstDayOfWeek())}
        showOutsideDays
        hideNavigation
        modifiers={{ free: (date) => isFree(dayOf(date)) }}
        modifiersClassNames={{ free: 'month__day--free' }}
        classNames={CLASS_NAMES}
        components={COMPONENTS}
        labels={{
          labelGrid: () => longMonth(month),
          labelWeekday: (date) => longWeekday(dayOf(date)),
        }}
        formatters={{ formatWeekdayName: (date) => shortWeekday(dayOf(date)) }}
      />
    </Shown.Provider>
  );
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** @param day from 1 (Monday) to 7 */
function sundayIsZero(day: number): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[day % 7] ?? 0;
}

const CLASS_NAMES = {
  month_grid: 'month',
  day: 'month__day',
  day_button: 'month__button',
  outside: 'month__day--other',
  today: 'month__day--today',
} as const;

const COMPONENTS = {
  DayButton,
  // The name of the month is a heading above.
  MonthCaption: () => <></>,
  // The library hides it from screen readers, which then read no day of the week when moving through a column.
  Weekdays: (row: React.ComponentProps<'tr'>) => (
    <thead>
      <tr {...row} />
    </thead>
  ),
} as const;

function DayButton(props: DayButtonProps): React.JSX.Element {
  // Its name comes from within: everything that is seen in a button has to be a part of it.
  const { day, modifiers, children: _, 'aria-label': __, ...button } = props;
  const calendar = useContext(Shown);
  const element = useRef<HTMLButtonElement>(null);
  const isFocused = modifiers['focused'] === true;
  useEffect(() => {
    if (isFocused) element.current?.focus();
  }, [isFocused]);
  const shown = day.isoDate;
  return (
    <button ref={element} aria-current={modifiers['today'] === true ? 'date' : undefined} {...button}>
      <DayContent
        day={shown}
        absences={day.outside ? [] : awayOn(calendar, shown)}
        holiday={holidayOn(calendar, shown)}
      />
    </button>
  );
}
