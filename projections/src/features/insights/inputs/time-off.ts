import type { TimeOffRequestId } from '@annals/contracts/features/time-off/ids';
import { balanceOf, type Booking } from '@annals/contracts/features/time-off/balance';
import { CARRY_OVER } from '@annals/contracts/features/time-off/constants';
import { daysAwayOf, yearOf } from '@annals/contracts/features/time-off/days';
import { policyOf } from '@annals/contracts/features/time-off/policy';
import { timeOffRequestRow } from '@annals/contracts/features/time-off/views';
import { userRow } from '@annals/contracts/features/people/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../../engine/connections';
import { policiesOf } from '../../time-off/policies';
import type { Recipient } from '../recipients';
import { gatheredBy, type ByPerson } from './by-person';

/** Somebody's vacation balance of this year. */
export interface VacationInput {
  readonly year: number;
  readonly remaining: number;
  /** How many days go with them into the next year, at most, and until when they can be taken there. */
  readonly carriedOver: number;
  /** Working days asked for and not decided yet; they are not among the remaining. */
  readonly pending: number;
  /** The requests of this year behind that, oldest first, and the moments of their events. */
  readonly booked: readonly { readonly id: TimeOffRequestId; readonly madeAt: readonly string[] }[];
}

const employedRow = userRow.pick({ id: true, hireDate: true, departedOn: true, createdAt: true });

/** The vacation balances of these people, reckoned as their own screen reckons them. Who leaves this year is left out. */
export async function vacationLeft(
  db: ReadModels,
  people: readonly Recipient[],
  now: Date,
): Promise<ByPerson<VacationInput>> {
  const ids = people.map(({ id }) => id);
  const today = now.toISOString().slice(0, 10);
  const year = yearOf(today);
  const [employed, requests, policies] = await Promise.all([
    rowsOf(
      employedRow,
      db('people')
        .whereIn('id', ids)
        .whereNull('departedOn')
        .select('id', 'hireDate', 'departedOn', 'createdAt'),
    ),
    rowsOf(
      timeOffRequestRow,
      db('time_off_requests')
        .whereIn('employeeId', ids)
        .where('type', CARRY_OVER.type)
        .whereIn('status', ['pending', 'approved'])
        .orderBy(['startDate', 'id']),
    ),
    policiesOf(db),
  ]);
  const bookings = gatheredBy(requests, ({ employeeId }) => employeeId);
  return new Map(
    employed.map(({ id, hireDate: hiredOn, createdAt, departedOn }) => {
      const hireDate = hiredOn ?? createdAt.slice(0, 10);
      const firstYear = Math.max(yearOf(hireDate), yearOf(createdAt));
      const booked: Booking[] = (bookings.get(id) ?? []).map((row) => ({
        type: row.type,
        status: row.status,
        daysAway: daysAwayOf(row),
      }));
      const balance = balanceOf(booked, CARRY_OVER.type, year, {
        policies,
        firstYear,
        hireDate,
        departedOn,
        today,
      });
      return [
        id,
        {
          year,
          remaining: balance.remaining ?? 0,
          carriedOver: policyOf(policies, year + 1).carryOver,
          pending: balance.pending,
          booked: (bookings.get(id) ?? [])
            .filter(({ startDate }) => yearOf(startDate) === year)
            .map((row) => ({
              id: row.id,
              madeAt: [row.createdAt, ...(row.approvedAt ? [row.approvedAt] : [])],
            })),
        },
      ];
    }),
  );
}
