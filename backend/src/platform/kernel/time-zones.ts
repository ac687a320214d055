import { dayIn } from '@annals/contracts/kernel/local-time';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '@annals/projections/engine/connections';
import { inOneGo } from '@annals/projections/engine/in-one-go';
import { z } from 'zod';

const zoneOfPerson = z.object({ id: personId, timeZone: z.string().nullable() });

/** Where people are: the day something is about is the day of the person it is about, wherever the server and the person who asks are. */
export interface TimeZones {
  /** Of everybody who has chosen none, and of what is about nobody. */
  readonly organization: string;
  /** The names of the time zones of people, in the order of the ids. */
  of(ids: readonly PersonId[]): Promise<readonly string[]>;
}

/** Looks the time zones up in the profiles. @param organization of those who have chosen none */
export function timeZonesOf(db: ReadModels, organization: string): TimeZones {
  const chosenBy = inOneGo(async (asked: readonly (readonly PersonId[])[]) => {
    const rows = await rowsOf(
      zoneOfPerson,
      db('people')
        .select('id', 'timeZone')
        .whereIn('id', [...new Set(asked.flat())]),
    );
    return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
  });
  return {
    organization,
    of: async (ids) => {
      const known = await chosenBy(ids);
      return ids.map((id) => known.get(id) ?? organization);
    },
  };
}

/** For commands that no day matters to, of a process that has no read models. */
export const NO_TIME_ZONES: TimeZones = {
  organization: 'UTC',
  of: (ids) => Promise.resolve(ids.map(() => 'UTC')),
};

/** The name of a person's time zone. */
export async function timeZoneOf(zones: TimeZones, id: PersonId): Promise<string> {
  const [timeZone = zones.organization] = await zones.of([id]);
  return timeZone;
}

/** The calendar day it is for each of these people, in their order. */
export async function daysOf(
  zones: TimeZones,
  ids: readonly PersonId[],
  now: Date,
): Promise<readonly string[]> {
  return (await zones.of(ids)).map((timeZone) => dayIn(timeZone, now));
}

/** Rows with the calendar day it is for the person each is about, by which what is due is due. */
export async function withTheirToday<Row>(
  zones: TimeZones,
  rows: readonly Row[],
  whose: (row: Row) => PersonId,
  now: Date,
): Promise<(Row & { readonly today: string })[]> {
  const days = await daysOf(zones, rows.map(whose), now);
  return rows.map((row, index) => ({ ...row, today: days[index] ?? dayIn(zones.organization, now) }));
}

/** The calendar day it is for a person. */
export async function dayOf(zones: TimeZones, id: PersonId, now: Date): Promise<string> {
  return dayIn(await timeZoneOf(zones, id), now);
}
