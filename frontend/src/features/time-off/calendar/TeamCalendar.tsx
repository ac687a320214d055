import type { CalendarDay } from '@annals/contracts/features/time-off/days';
import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { ErrorState } from '../../../ui/ErrorState';
import { today as dayOfPerson } from '../../../time/due';
import { useTimeOffCalendarQuery } from '../api';
import { calendarTexts as texts } from './calendar-texts';
import { DayDetails } from './DayDetails';
import { monthAfter, sameDayIn } from './month';
import { MonthGrid } from './MonthGrid';
import { longMonth } from './on-day';
import { IconButton } from '../../../ui/IconButton';
import './calendar.css';

/** A month of the team's time off, with the chosen day told in full beside it. */
export function TeamCalendar(): React.JSX.Element {
  const today = dayOfPerson();
  const [day, setDay] = useState<CalendarDay>(today);
  const month = day.slice(0, 7);
  const { currentData, error, refetch, isFetching } = useTimeOffCalendarQuery({ month });
  const turn = (months: number) => setDay(sameDayIn(monthAfter(month, months), day));
  const shown = currentData ?? { today, absences: [], publicHolidays: [] };
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
      {error !== undefined && !currentData ? (
        <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="team-calendar__body" aria-busy={isFetching}>
          <MonthGrid month={month} day={day} today={shown.today} calendar={shown} onChoose={setDay} />
          {currentData ? (
            <DayDetails day={day} calendar={currentData} />
          ) : (
            <p className="team-calendar__details" role="status">
              {texts.loading}
            </p>
          )}
        </div>
      )}
      <footer className="team-calendar__foot">
        <p>
          {texts.hint} {currentData && texts.holidays(currentData.holidayCalendar)}
        </p>
        <Link to={addressOf('settingsSection', { section: 'calendar' })}>{texts.subscribe}</Link>
      </footer>
    </section>
  );
}
