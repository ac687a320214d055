import { localTimeIn } from '@annals/contracts/kernel/local-time';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { PlannedTime } from '@annals/contracts/features/meetings/commands';
import { DURATION } from '@annals/contracts/features/meetings/constants';
import { occurrenceAt } from '@annals/contracts/features/meetings/series';
import type { MeetingOverlap } from '@annals/contracts/features/meetings/views';
import { timeOffRequestRow } from '@annals/contracts/features/time-off/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { idsInReach, type Reader } from '../../engine/scope';
import { ONE_TO_ONES, SKIP_LEVELS } from '../conversations/list';

const daysOff = timeOffRequestRow.pick({ startDate: true, endDate: true });

const MINUTE_MS = 60_000;

/** A stretch of time, as ISO instants; the end is not part of it. */
interface Stretch {
  readonly from: string;
  readonly until: string;
}

const busyPerson = z.object({
  id: personId,
  name: z.string(),
  timeZone: z.string(),
});
type BusyPerson = z.infer<typeof busyPerson>;

const personFound = busyPerson.omit({ timeZone: true }).extend({
  timeZone: z.string().nullable(),
});

/** What is thought of: the times of a meeting, or of each of a series, in order, and what does not count as an overlap. */
interface Wanted {
  readonly stretches: readonly Stretch[];
  readonly all: Stretch;
  readonly except: string | undefined;
  readonly exceptSeries: string | undefined;
}

/**
 * What a reader and somebody in their reach have at the times they think of, by time: meetings that are planned, and days off that are
 * approved. Of meetings without the reader it says that the other is busy, and no more.
 * @param timeZone of those who chose none
 * @returns undefined when the other person is not in the reader's reach
 */
export async function overlapsOf(
  db: ReadModels,
  reader: Reader,
  planned: PlannedTime,
  timeZone: string,
): Promise<MeetingOverlap[] | undefined> {
  const people = await busyPeople(db, reader, planned.employeeId, timeZone);
  if (!people.some(({ id }) => id === planned.employeeId)) return undefined;
  const wanted = wantedBy(planned, timeZone);
  const found = await Promise.all(
    people.flatMap((person) => [
      plannedOf(db, 'meeting', reader, person, wanted),
      plannedOf(db, 'skip-level', reader, person, wanted),
      timeOffOf(db, person, wanted),
    ]),
  );
  return found.flat().sort((one, other) => (one.from < other.from ? -1 : 1));
}

function wantedBy(planned: PlannedTime, organizations: string): Wanted {
  const { scheduledAt, duration, except, exceptSeries, times = 1, everyWeeks = 1 } = planned;
  const { timeZone = organizations } = planned;
  const { day: firstDay, time } = localTimeIn(timeZone, Date.parse(scheduledAt));
  const stretches = Array.from({ length: times }, (_, index) =>
    stretchOf(
      index === 0 ? scheduledAt : occurrenceAt({ firstDay, time, timeZone, everyWeeks }, index + 1),
      duration,
    ),
  );
  const { until } = stretches.at(-1) ?? stretchOf(scheduledAt, duration);
  return { stretches, all: { from: scheduledAt, until }, except, exceptSeries };
}

function stretchOf(from: string, duration: number): Stretch {
  return { from, until: new Date(Date.parse(from) + duration * MINUTE_MS).toISOString() };
}

async function busyPeople(
  db: ReadModels,
  reader: Reader,
  employeeId: PersonId,
  organizations: string,
): Promise<BusyPerson[]> {
  const rows = await rowsOf(
    personFound,
    db('people')
      .select('id', db.raw(`"firstName" || ' ' || "lastName" AS name`), 'timeZone')
      .where('id', reader.id)
      .orWhere((other) => {
        void other.where('id', employeeId).whereIn('id', idsInReach(db, reader));
      }),
  );
  return rows.map((row) => ({ ...row, timeZone: row.timeZone ?? organizations }));
}

const meetingFound = z.object({
  scheduledAt: z.string(),
  duration: z.number(),
  title: z.string().nullable(),
  holderId: personId,
  employeeId: personId,
});

/**
 * The planned meetings of a person that touch one of the wanted times, as far as the reader may know of them. None is longer than the
 * longest: the index finds them by their start.
 */
async function plannedOf(
  db: ReadModels,
  kind: 'meeting' | 'skip-level',
  { id: readerId }: Reader,
  { id, name }: BusyPerson,
  { stretches, all, except, exceptSeries }: Wanted,
): Promise<MeetingOverlap[]> {
  const { table, holder } = kind === 'meeting' ? ONE_TO_ONES : SKIP_LEVELS;
  const earliest = new Date(Date.parse(all.from) - DURATION.maximum * MINUTE_MS).toISOString();
  const rows = await rowsOf(
    meetingFound,
    db(table)
      .select('scheduledAt', 'duration', 'employeeId', `${holder} as holderId`)
      .select(kind === 'meeting' ? 'title' : db.raw('NULL AS title'))
      .where({ status: 'scheduled' })
      .where('scheduledAt', '>', earliest)
      .where('scheduledAt', '<', all.until)
      .where((theirs) => {
        void theirs.where(holder, id).orWhere('employeeId', id);
      })
      .modify((query) => {
        if (except !== undefined) void query.whereNot({ id: except });
        if (kind === 'meeting' && exceptSeries !== undefined)
          void query.whereRaw(`series->>'id' IS DISTINCT FROM ?`, [exceptSeries]);
      }),
  );
  return rows.flatMap(({ scheduledAt, duration, title, holderId, employeeId }) => {
    const taken = stretchOf(scheduledAt, duration);
    if (!stretches.some(({ from, until }) => taken.from < until && taken.until > from)) return [];
    const isReaders = holderId === readerId || employeeId === readerId;
    const known = isReaders ? { kind, title } : { kind: 'busy' as const, title: null };
    return [{ ...known, personId: id, personName: name, ...taken }];
  });
}

/** The days off that touch one of the wanted times, by the days of the person themself. */
async function timeOffOf(
  db: ReadModels,
  { id, name, timeZone }: BusyPerson,
  { stretches, all }: Wanted,
): Promise<MeetingOverlap[]> {
  const firstDay = ({ from }: Stretch) => localTimeIn(timeZone, Date.parse(from)).day;
  const lastDay = ({ until }: Stretch) => localTimeIn(timeZone, Date.parse(until) - MINUTE_MS).day;
  const rows = await rowsOf(
    daysOff,
    db('time_off_requests')
      .select('startDate', 'endDate')
      .where({ employeeId: id, status: 'approved' })
      .where('startDate', '<=', lastDay(all))
      .where('endDate', '>=', firstDay(all)),
  );
  return rows
    .filter(({ startDate, endDate }) =>
      stretches.some((wanted) => startDate <= lastDay(wanted) && endDate >= firstDay(wanted)),
    )
    .map(({ startDate, endDate }) => ({
      kind: 'time-off',
      personId: id,
      personName: name,
      title: null,
      from: startDate,
      until: endDate,
    }));
}
