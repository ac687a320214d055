import { msg } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { dayIn } from '@annals/contracts/kernel/local-time';
import { yearOf, type CalendarDay, type Period } from '@annals/contracts/features/time-off/days';
import type { PublicHoliday } from '@annals/contracts/features/time-off/views';
import { employmentOf } from '@annals/projections/features/time-off/bookings';
import { policiesOf } from '@annals/projections/features/time-off/policies';
import { NotFound } from '../../platform/commands/domain-error';
import type { Services } from '../../platform/services/services';
import type { Employment } from './time-off';

/** What the rules need to know of an employee today. @throws NotFound when there is no such person */
export async function employmentToday(
  { readModels, clock, timeZone }: Services,
  employeeId: PersonId,
): Promise<Employment> {
  const person = await employmentOf(readModels, employeeId);
  if (!person) throw new NotFound(msg('This person'));
  const zone = person.timeZone ?? timeZone;
  const knownSince = dayIn(zone, new Date(person.createdAt));
  const hireDate = person.hireDate ?? knownSince;
  return {
    managerId: person.managerId,
    hireDate,
    firstYear: Math.max(yearOf(hireDate), yearOf(knownSince)),
    departedOn: person.departedOn,
    holidayCalendar: person.holidayCalendar,
    policies: await policiesOf(readModels),
    today: dayIn(zone, clock()),
  };
}

/** The public holidays of a period somebody asks for; none of one that is refused anyway, however long it is. */
export function holidaysOf(
  { holidays }: Services,
  { startDate, endDate }: Period,
  { hireDate, today, holidayCalendar }: Pick<Employment, 'hireDate' | 'today' | 'holidayCalendar'>,
): readonly PublicHoliday[] {
  const lastDay: CalendarDay = `${String(yearOf(today) + 1)}-12-31`;
  return startDate < hireDate || endDate > lastDay
    ? []
    : holidays.of(holidayCalendar).within({ startDate, endDate });
}
