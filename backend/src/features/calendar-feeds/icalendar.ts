import { t, textsShownAs } from '@annals/contracts/kernel/text';
import { dayAfter } from '@annals/contracts/features/time-off/days';
import { TIME_OFF_TYPE_LABELS } from '@annals/contracts/features/time-off/words';
import type { FeedMeeting } from '@annals/projections/features/calendar-feeds/queries';
import type { AbsenceRow } from '@annals/projections/features/time-off/calendar';
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  type ICalCalendar,
} from 'ical-generator';

/** How often a calendar application should ask again. */
const REFRESH_SECONDS = 3_600;

/** A team's absences as an RFC 5545 calendar. Rejected and cancelled ones stay in it, marked, so that subscribers take them out. */
export function timeOffCalendar(absences: readonly AbsenceRow[], readerId: string): string {
  const calendar = emptyCalendar(t('Annals: time off'));
  for (const absence of absences)
    calendar.createEvent({
      // Stable, so that a change moves the entry instead of adding one.
      id: `time-off-${absence.id}@annals`,
      summary: summaryOf(absence, readerId),
      start: new Date(absence.startDate),
      // The end of a whole-day entry is the first day that is free again.
      end: new Date(dayAfter(absence.endDate)),
      allDay: true,
      status: STATUS[absence.status],
      busystatus: absence.employeeId === readerId ? ICalEventBusyStatus.OOF : ICalEventBusyStatus.FREE,
      stamp: new Date(absence.updatedAt),
      lastModified: new Date(absence.updatedAt),
    });
  return calendar.toString();
}

/** A person's 1:1s as an RFC 5545 calendar: when, where and with whom, not what about. */
export function meetingsCalendar(meetings: readonly FeedMeeting[]): string {
  const calendar = emptyCalendar(t('Annals: 1:1 meetings'));
  for (const { id, scheduledAt, duration, location, status, otherName, updatedAt } of meetings)
    calendar.createEvent({
      id: `meeting-${id}@annals`,
      summary: t('1:1 with {name}', { name: otherName }),
      location,
      start: new Date(scheduledAt),
      end: new Date(Date.parse(scheduledAt) + duration * 60_000),
      status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
    });
  return calendar.toString();
}

function emptyCalendar(name: string): ICalCalendar {
  return ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Annals', product: 'Annals', language: textsShownAs().language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
}

const STATUS: Readonly<Record<AbsenceRow['status'], ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  approved: ICalEventStatus.CONFIRMED,
  rejected: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** `Vacation`, of others `Ada Lovelace away`: calendars are shared, shown on walls and kept by third parties, and a type may be an illness. */
function summaryOf(absence: AbsenceRow, readerId: string): string {
  const { type, employeeId, employeeName, halfDayStart, halfDayEnd, status } = absence;
  const isOwn = employeeId === readerId && type !== null;
  const who = isOwn ? TIME_OFF_TYPE_LABELS[type] : t('{name} away', { name: employeeName });
  const halves = [halfDayStart && t('from midday'), halfDayEnd && t('until midday')].filter(
    (half) => half !== false,
  );
  const details = [...halves, ...(status === 'pending' ? [t('not yet approved')] : [])];
  return details.length === 0 ? who : `${who} (${details.join(', ')})`;
}
