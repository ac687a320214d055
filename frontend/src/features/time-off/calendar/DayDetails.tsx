import type { CalendarDay } from '@annals/contracts/features/time-off/days';
import type { CalendarAbsence } from '@annals/contracts/features/time-off/views';
import { periodLabel, TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import { PersonLink } from '../../people/PersonLink';
import { Avatar } from '../../../ui/Avatar';
import { Status } from '../../../ui/Status';
import { halvesOf } from '../shown';
import { calendarTexts as texts } from './calendar-texts';
import { awayOn, holidayOn, longDay, longMonth, type Absences } from './on-day';

interface DayDetailsProps {
  readonly day: CalendarDay;
  readonly calendar: Absences;
}

/** Who is away on the chosen day, from when to when, and who else in its month. */
export function DayDetails({ day, calendar }: DayDetailsProps): React.JSX.Element {
  const absences = awayOn(calendar, day);
  const holiday = holidayOn(calendar, day);
  const others = calendar.absences.filter((absence) => !absences.includes(absence));
  return (
    <div className="team-calendar__details">
      <div aria-live="polite">
        <h3>{longDay(day)}</h3>
        {holiday !== undefined && <p className="team-calendar__holiday">{holiday}</p>}
        {absences.length === 0 && <p className="team-calendar__nobody">{texts.nobody}</p>}
        <AbsenceList absences={absences} />
      </div>
      {others.length > 0 && (
        <>
          <h3>{texts.others(longMonth(day.slice(0, 7)), absences.length > 0)}</h3>
          <AbsenceList absences={others} />
        </>
      )}
    </div>
  );
}

function AbsenceList({ absences }: { absences: readonly CalendarAbsence[] }): React.JSX.Element {
  return (
    <ul>
      {absences.map((absence) => (
        <Absence key={absence.id} absence={absence} />
      ))}
    </ul>
  );
}

function Absence({ absence }: { absence: CalendarAbsence }): React.JSX.Element {
  const { employeeName, type, status } = absence;
  const halves = halvesOf(absence);
  return (
    <li className="absence">
      <Avatar name={employeeName} />
      <div className="absence__words">
        <strong>
          <PersonLink id={absence.employeeId} name={employeeName} />
        </strong>
        <span>
          {type === null ? texts.awayAlone : TIME_OFF_TYPE_LABELS[type]}, {periodLabel(absence)}
          {halves !== '' && ` (${halves})`}
        </span>
        {status === 'pending' && <Status tone="yellow">{texts.pending}</Status>}
      </div>
    </li>
  );
}
