import { localTimeIn } from '@annals/contracts/kernel/local-time';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { PlannedTime } from '@annals/contracts/features/meetings/commands';
import { DURATION } from '@annals/contracts/features/meetings/constants';
import type { MeetingOverlap } from '@annals/contracts/features/meetings/views';
import { timeOffRequestRow } from '@annals/contracts/features/time-off/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { idsInReach, type Reader } from '../../engine/scope';

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

/**
 * What a reader and somebody in their reach have at a time they think of, by time: meetings that are planned, and days off that are approved.
 * @param timeZone of those who chose none
 * @returns undefined when the other person is not in the reader's reach
 */
export async function overlapsOf(
  db: ReadModels,
  reader: Reader,
  { employeeId, scheduledAt, duration, except }: PlannedTime,
  timeZone: string,
): Promise<MeetingOverlap[] | undefined> {
  const people = await busyPeople(db, reader, employeeId, timeZone);
  if (!people.some(({ id }) => id === employeeId)) return undefined;
  const until = new Date(Date.parse(scheduledAt) + duration * MINUTE_MS).toISOString();
  const found = await Promise.all(
    people.flatMap((person) => [
      meetingsOf(db, reader, person, { from: scheduledAt, until }, except),
      skipLevelMeetingsOf(db, person, { from: scheduledAt, until }, except),
      timeOffOf(db, person, { from: scheduledAt, until }),
    ]),
  );
  return found.flat().sort((one, other) => (one.from < other.from ? -1 : 1));
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

async function meetingsOf(
  db: ReadModels,
  reader: Reader,
  person: BusyPerson,
  wanted: Stretch,
  except: string | undefined,
): Promise<MeetingOverlap[]> {
  const rows = await rowsOf(
    meetingFound,
    scheduledDuring(db, 'meetings', wanted, except)
      .select('title', 'managerId', 'employeeId')
      .where((theirs) => {
        void theirs.where('managerId', person.id).orWhere('employeeId', person.id);
      }),
  );
  return rows.map((row) => ({
    ...overlapOf('meeting', person, row),
    title: [row.managerId, row.employeeId].includes(reader.id) ? row.title : null,
  }));
}

async function skipLevelMeetingsOf(
  db: ReadModels,
  person: BusyPerson,
  wanted: Stretch,
  except: string | undefined,
): Promise<MeetingOverlap[]> {
  const rows = await rowsOf(
    scheduledRow,
    scheduledDuring(db, 'skip_level_meetings', wanted, except).where((theirs) => {
      void theirs.where('seniorLeaderId', person.id).orWhere('employeeId', person.id);
    }),
  );
  return rows.map((row) => overlapOf('skip-level', person, row));
}

const scheduledRow = z.object({
  scheduledAt: z.string(),
  duration: z.number(),
});
type ScheduledRow = z.infer<typeof scheduledRow>;

const meetingFound = scheduledRow.extend({
  title: z.string(),
  managerId: personId,
  employeeId: personId,
});

/** The planned meetings of a read model that touch a stretch of time. None is longer than the longest: the index finds them by their start. */
function scheduledDuring(
  db: ReadModels,
  table: 'meetings' | 'skip_level_meetings',
  { from, until }: Stretch,
  except: string | undefined,
) {
  const earliest = new Date(Date.parse(from) - DURATION.maximum * MINUTE_MS).toISOString();
  return db(table)
    .select('scheduledAt', 'duration')
    .where({ status: 'scheduled' })
    .where('scheduledAt', '>', earliest)
    .where('scheduledAt', '<', until)
    .whereRaw(`"scheduledAt" + duration * interval '1 minute' > ?::timestamptz`, [from])
    .modify((query) => {
      if (except !== undefined) void query.whereNot({ id: except });
    });
}

function overlapOf(
  kind: 'meeting' | 'skip-level',
  { id, name }: BusyPerson,
  { scheduledAt, duration }: ScheduledRow,
): MeetingOverlap {
  const until = new Date(Date.parse(scheduledAt) + duration * MINUTE_MS).toISOString();
  return { kind, personId: id, personName: name, title: null, from: scheduledAt, until };
}

/** The days off that touch a stretch of time, by the days of the person themself. */
async function timeOffOf(
  db: ReadModels,
  { id, name, timeZone }: BusyPerson,
  { from, until }: Stretch,
): Promise<MeetingOverlap[]> {
  const rows = await rowsOf(
    daysOff,
    db('time_off_requests')
      .select('startDate', 'endDate')
      .where({ employeeId: id, status: 'approved' })
      .where('startDate', '<=', localTimeIn(timeZone, Date.parse(until) - MINUTE_MS).day)
      .where('endDate', '>=', localTimeIn(timeZone, Date.parse(from)).day),
  );
  return rows.map(({ startDate, endDate }) => ({
    kind: 'time-off',
    personId: id,
    personName: name,
    title: null,
    from: startDate,
    until: endDate,
  }));
}
