import { addressOf } from '@annals/contracts/addresses';
import { daysAfter } from '@annals/contracts/kernel/local-time';
import { textsShownAs } from '@annals/contracts/kernel/text';
import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { pagedList } from '../../../api/paged-list';
import { useCurrentUser } from '../../../session/current-user';
import { today } from '../../../time/due';
import { timeOfDay } from '../../../time/format';
import { beginningOf, weekOf } from '../../../time/week';
import { IconButton } from '../../../ui/IconButton';
import { Loaded } from '../../../ui/Loaded';
import { useMeetingsListInfiniteQuery } from '../api';
import { otherName } from '../people-of-meeting';
import { weekTexts as texts } from '../texts';
import { useWeekKeys } from './useWeekKeys';
import { hoursOf, placeOf, rowsOf } from './week-grid';
import './week.css';

interface MeetingsWeekProps {
  /** A day of the week that is shown. */
  readonly day: string;
  readonly onTurn: (day: string) => void;
  /** Beside the title. */
  readonly action: React.ReactNode;
}

/** The reader's own 1:1s of a week: at their time on a desktop, day by day on a phone. */
export function MeetingsWeek({ day, onTurn, action }: MeetingsWeekProps): React.JSX.Element {
  const days = weekOf(day);
  const first = days[0] ?? day;
  const turn = (weeks: number) => onTurn(daysAfter(first, 7 * weeks));
  useWeekKeys(turn, () => onTurn(today()));
  const week = { from: beginningOf(first), until: beginningOf(daysAfter(first, 7)) };
  const list = pagedList(useMeetingsListInfiniteQuery({ whose: 'mine', limit: 200, ...week }));
  const meetings = list.items?.filter(({ status }) => status !== 'cancelled');
  return (
    <section className="card" aria-label={texts.label}>
      <header className="card__head">
        <h2 className="card__title" aria-live="polite">
          {rangeOf(days)}
        </h2>
        <div className="week__turn">
          <IconButton icon={<ChevronLeftIcon />} label={texts.previous} onClick={() => turn(-1)} />
          <Button text={texts.thisWeek} onClick={() => onTurn(today())} />
          <IconButton icon={<ChevronRightIcon />} label={texts.next} onClick={() => turn(1)} />
          {action}
        </div>
      </header>
      <Loaded query={list} texts={texts} rows={8}>
        {(meetings) => <WeekGrid days={days} meetings={meetings} />}
      </Loaded>
      <p className="week__hint">
        {meetings?.length === 0 ? texts.empty : texts.own} <span className="week__keys">{texts.keys}</span>
      </p>
    </section>
  );
}

interface WeekGridProps {
  readonly days: readonly string[];
  readonly meetings: readonly MeetingView[];
}

function WeekGrid({ days, meetings }: WeekGridProps): React.JSX.Element {
  const { id } = useCurrentUser();
  const hours = hoursOf(meetings);
  const [firstHour = 0] = hours;
  return (
    <div className="week">
      <div className="week__hours" aria-hidden="true">
        <p>&nbsp;</p>
        <ol>
          {hours.map((hour) => (
            <li key={hour}>{hourLabel(hour)}</li>
          ))}
        </ol>
      </div>
      {days.map((day) => (
        <section key={day} className="week__day" aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} {...(day === today() && { 'aria-current': 'date' })}>
            {dayLabel(day)}
          </h3>
          <ul>
            {meetings
              .filter((meeting) => placeOf(meeting).day === day)
              .sort((one, other) => (one.scheduledAt < other.scheduledAt ? -1 : 1))
              .map((meeting) => (
                <li key={meeting.id} style={{ gridRow: rowsOf(meeting, firstHour) }}>
                  <Link
                    className={meeting.status === 'completed' ? 'week__meeting is-over' : 'week__meeting'}
                    to={addressOf('meeting', { meetingId: meeting.id })}
                    data-tip=""
                  >
                    <time dateTime={meeting.scheduledAt}>{timeOfDay(meeting.scheduledAt)}</time>{' '}
                    <strong>{otherName(meeting, id)}</strong> <span>{meeting.title}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(textsShownAs().locale, { ...options, timeZone: 'UTC' });

function rangeOf(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return format({ dateStyle: 'medium' }).formatRange(new Date(first), new Date(last));
}

function dayLabel(day: string): string {
  return format({ weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(day));
}

function hourLabel(hour: number): string {
  return format({ hour: 'numeric' }).format(new Date(Date.UTC(2026, 0, 1, hour)));
}
