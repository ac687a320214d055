import { msg } from '@annals/contracts/kernel/text';
import { balanceOf, daysTaken, lastDayOfCarryOver } from '@annals/contracts/features/time-off/balance';
import { CARRY_OVER, TIME_OFF_TYPES, type TimeOffType } from '@annals/contracts/features/time-off/constants';
import { yearOf } from '@annals/contracts/features/time-off/days';
import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import { ledgerOf } from '@annals/contracts/features/time-off/ledger';
import { DEFAULT_POLICY, policyOf, type TimeOffPolicy } from '@annals/contracts/features/time-off/policy';
import { timeOffRoutes } from '@annals/contracts/features/time-off/routes';
import { timeOffRequestId, type TimeOffRequestId } from '@annals/contracts/features/time-off/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { bookingsOf } from '@annals/projections/features/time-off/bookings';
import { absencesAround, daysOfMonth } from '@annals/projections/features/time-off/calendar';
import { policiesOf } from '@annals/projections/features/time-off/policies';
import { ownRequests, partiesOf, teamRequests } from '@annals/projections/features/time-off/queries';
import { namesOf } from '@annals/projections/features/people/queries';
import type { Reader } from '@annals/projections/engine/scope';
import { calendarAbsence, timeOffPolicyView } from '@annals/contracts/features/time-off/views';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import type { Services } from '../../platform/services/services';
import { timeOff } from './decider';
import { employmentToday, holidaysOf } from './employment';
import { historyOf } from './history';
import { timeOffPolicyOfYear } from './policy-decider';
import { previewOf } from './preview';
import type { TimeOffCommand } from './time-off';

/** The longest a change waits for the read model to know a request that was made a moment ago. */
const LONGEST_WAIT_MS = 2_000;

export const timeOffHandlers = (services: Services) => {
  const { readModels, log, dispatch, feed } = services;

  /** Whose request it is. One that was made a moment ago may not be in the read model yet. @throws NotFound out of the reader's scope */
  const partiesFor = async (reader: Reader, id: TimeOffRequestId) => {
    let found = await partiesOf(readModels, id);
    if (!found) {
      await feed.waitFor(['time_off_requests'], await log.head(), LONGEST_WAIT_MS);
      found = await partiesOf(readModels, id);
    }
    const mayKnow =
      found?.employeeId === reader.id || found?.managerId === reader.id || reader.role === 'admin';
    if (!found || !mayKnow) throw new NotFound(msg('This request'));
    return found;
  };
  const eventsOf = (employeeId: PersonId) => log.readStream(`${timeOff.category}-${employeeId}`);
  const standing = async (reader: Reader, year: number | undefined) => {
    const employment = await employmentToday(services, reader.id);
    const bookings = await bookingsOf(readModels, reader.id);
    return { employment, bookings, year: year ?? yearOf(employment.today) };
  };

  return routeHandlers(timeOffRoutes, {
    list: async ({ reader, query }) =>
      ownRequests(readModels, reader, (await employmentToday(services, reader.id)).today, query),
    team: async ({ reader, query }) =>
      teamRequests(readModels, reader, (await employmentToday(services, reader.id)).today, query),
    balances: async ({ reader, query }) => {
      const { employment, bookings, year } = await standing(reader, query.year);
      return {
        year,
        balances: TIME_OFF_TYPES.map((type) => balanceOf(bookings, type, year, employment)),
        daysUsedThisYear: daysTaken(bookings, year, employment.today),
        holidayCalendar: services.holidays.nameOf(employment.holidayCalendar),
      };
    },
    ledger: async ({ reader, query }) => {
      const { employment, bookings, year } = await standing(reader, query.year);
      return {
        balance: balanceOf(bookings, query.type, year, employment),
        carryOver: carryOverInto(year + 1, query.type, employment.policies),
        entries: ledgerOf(bookings, query.type, year, employment),
      };
    },
    preview: async ({ reader, query }) => {
      const employment = await employmentToday(services, reader.id);
      const events = await eventsOf(reader.id);
      const state = events.reduce((so, event) => timeOff.evolve(so, event as TimeOffEvent), timeOff.initial);
      return previewOf(state, query, employment, holidaysOf(services, query, employment));
    },
    calendar: async ({ reader, query }) => {
      const { today, holidayCalendar } = await employmentToday(services, reader.id);
      const month = query.month ?? today.slice(0, 7);
      const period = daysOfMonth(month);
      const absences = await absencesAround(readModels, reader, period, ['pending', 'approved']);
      return {
        month,
        today,
        absences: absences.map((absence) => calendarAbsence.parse(absence)),
        publicHolidays: [...services.holidays.of(holidayCalendar).within(period)],
        holidayCalendar: services.holidays.nameOf(holidayCalendar),
      };
    },
    history: async ({ reader, params, query }) => {
      const { employeeId } = await partiesFor(reader, params.requestId);
      return historyFor({ log, readModels }, timeOff, employeeId, query, (events, names) =>
        historyOf(
          events.filter((event) => concerns(event, params.requestId)),
          names,
        ),
      );
    },
    holidayCalendars: () =>
      Promise.resolve({
        ofOrganization: services.holidays.ofOrganization,
        calendars: [...services.holidays.all()],
      }),
    policies: async () => {
      const policies = await policiesOf(readModels);
      const names = await namesOf(
        readModels,
        policies.map(({ setBy }) => setBy),
      );
      return [
        ...policies.map(({ setBy, ...policy }) => ({ ...policy, setByName: names.get(setBy) ?? null })),
        { ...DEFAULT_POLICY, fromYear: 0, setAt: null, setByName: null, reason: null },
      ].map((policy) => timeOffPolicyView.parse(policy));
    },
    setPolicy: ({ body: { reason, ...policy }, origin }) =>
      dispatch(
        timeOffPolicyOfYear,
        String(policy.fromYear),
        { type: 'SetTimeOffPolicy', policy },
        { ...origin, reason },
      ),
    request: async ({ reader, body, origin }) => {
      // The id follows from the command's, so that a repeated request makes no second one.
      const requestId = timeOffRequestId.parse(derivedId(origin.commandId));
      const employment = await employmentToday(services, reader.id);
      const publicHolidays = holidaysOf(services, body, employment).map(({ day }) => day);
      const employeeId = reader.id;
      const command: TimeOffCommand = {
        type: 'RequestTimeOff',
        requestId,
        employeeId,
        employment,
        publicHolidays,
        request: body,
      };
      const answer = await dispatch(timeOff, employeeId, command, origin);
      return { ...answer, id: requestId };
    },
    change: async ({ reader, params, body, origin }) => {
      const { requestId } = params;
      const { employeeId, managerId } = await partiesFor(reader, requestId);
      const { status, managerNotes, reason } = body;
      const command: TimeOffCommand =
        status === 'cancelled'
          ? {
              type: 'CancelTimeOff',
              requestId,
              reason,
              today: (await employmentToday(services, employeeId)).today,
            }
          : { type: 'DecideTimeOff', requestId, decision: status, managerNotes, managerId };
      const answer = await dispatch(timeOff, employeeId, command, origin);
      return { ...answer, id: requestId };
    },
  });
};

/** Whether an event of an employee's time off is about this request. */
function concerns({ data }: { readonly data: unknown }, requestId: TimeOffRequestId): boolean {
  return (data as TimeOffEvent['data']).requestId === requestId;
}

/** How many days of a type go into a year, at most, and until when they can be taken there; null when none do. */
function carryOverInto(year: number, type: TimeOffType, policies: readonly TimeOffPolicy[]) {
  if (type !== CARRY_OVER.type) return null;
  return { most: policyOf(policies, year).carryOver, until: lastDayOfCarryOver(policies, year) };
}
