import type { CalendarDay } from '@annals/contracts/features/time-off/days';
import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { today as dayOfPerson } from '../../../time/due';
import { useTimeOffCalendarQuery } from '../api';
import { calendarTexts as texts } from './calendar-texts';
import { DayDetails } from './DayDetails';
import { monthAfter, sameDayIn } from './month';
import { MonthGrid } from './MonthGrid';
import { longMonth } from './on-day';
import { IconButton } from '../../../ui/IconButton';
import { Loaded } from '../../../ui/Loaded';
import './calendar.css';

/** A month of the team's time off, with the chosen day told in full beside it. */
export function TeamCalendar(): React.JSX.Element {
  const today = dayOfPerson();
  const [day, setDay] = useState<CalendarDay>(today);
  const month = day.slice(0, 7);
  const query = useTimeOffCalendarQuery({ month });
  const { currentData, isFetching } = query;
  const turn = (months: number) => setDay(sameDayIn(monthAfter(month, months), day));
  // The days are there before their absences: nothing moves when these come.
  const body = (calendar: typeof currentData) => {
    const shown = calendar ?? { today, absences: [], publicHolidays: [] };
    return (
      <div className="team-calendar__body" aria-busy={isFetching}>
        <MonthGrid month={month} day={day} today={shown.today} calendar={shown} onChoose={setDay} />
        {calendar ? (
          <DayDetails day={day} calendar={calendar} />
        ) : (
          <p className="team-calendar__details" role="status">
            {texts.loading}
          </p>
        )}
      </div>
    );
  };
  return (
    <section className="card team-calendar" aria-label={texts.label}>
      <header className="card__head">
        <h2 className="card__title" aria-live="polite">
          {longMonth(month)}
        </h2>
        <div className="team-calendar__turn">
          <IconButton icon={<ChevronLeftIcon />} label={texts.previous} onClick={() => turn(-1)} />
          <Button text={texts.today} onClick={() => setDay(today)} />
          <IconButton icon={<ChevronRightIcon />} label={texts.next} onClick={() => turn(1)} />
        </div>
      </header>
      <Loaded query={query} texts={texts} skeleton={body(undefined)}>
        {body}
      </Loaded>
      <footer className="team-calendar__foot">
        <p>
          {texts.hint} {currentData && texts.holidays(currentData.holidayCalendar)}
        </p>
        <Link to={addressOf('settingsSection', { section: 'calendar' })}>{texts.subscribe}</Link>
      </footer>
    </section>
  );
}
