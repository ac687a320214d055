import type { CalendarDay } from '@annals/contracts/time-off/days';
import type { CalendarAbsence, PublicHoliday } from '@annals/contracts/time-off/views';
import { periodLabel, TIME_OFF_TYPE_LABELS } from '@annals/contracts/time-off/words';
import { Avatar } from '../../design/Avatar';
import { Badge } from '../../design/Badge';
import { halvesOf } from '../shown';
import { calendarTexts as texts } from './calendar-texts';
import { awayOn, longDay } from './on-day';

interface DayDetailsProps {
  readonly day: CalendarDay;
  readonly calendar: {
    readonly absences: readonly CalendarAbsence[];
    readonly publicHolidays: readonly PublicHoliday[];
  };
}

/** Who is away on the chosen day, from when to when. */
export function DayDetails({ day, calendar }: DayDetailsProps): React.JSX.Element {
  const absences = awayOn(calendar.absences, day);
  const holiday = calendar.publicHolidays.find((one) => one.day === day);
  return (
    <div className="team-calendar__details" aria-live="polite">
      <h3>{longDay(day)}</h3>
      {holiday && <p className="team-calendar__holiday">{holiday.name}</p>}
      {absences.length === 0 && <p className="team-calendar__nobody">{texts.nobody}</p>}
      <ul>
        {absences.map((absence) => (
          <Absence key={absence.id} absence={absence} />
        ))}
      </ul>
    </div>
  );
}

function Absence({ absence }: { absence: CalendarAbsence }): React.JSX.Element {
  const { employeeName, type, status } = absence;
  const halves = halvesOf(absence);
  return (
    <li className="absence">
      <Avatar name={employeeName} />
      <div className="absence__words">
        <strong>{employeeName}</strong>
        <span>
          {type === null ? texts.awayAlone : TIME_OFF_TYPE_LABELS[type]}, {periodLabel(absence)}
          {halves !== '' && ` (${halves})`}
        </span>
        {status === 'pending' && <Badge tone="yellow">{texts.pending}</Badge>}
      </div>
    </li>
  );
}
