import type { MeetingId } from '@annals/contracts/features/meetings/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { NO_DETAILS } from '@annals/contracts/features/meetings/details';
import {
  meetingRow,
  meetingFacts,
  meetingView,
  type MeetingDetail,
  type MeetingFacts,
  type MeetingRow,
  type MeetingView,
} from '@annals/contracts/features/meetings/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../engine/connections';
import { cutPage, type Page } from '../../engine/page';
import type { Reader } from '../../engine/scope';
import {
  conversationsFor,
  inReachOf,
  listKeyOf,
  ONE_TO_ONES,
  type ConversationsRequest,
} from '../conversations/list';
import { namedMeeting, withNames, type NamedMeeting } from './names';

const leftByMeeting = meetingRow.pick({ id: true, scheduledAt: true, actions: true, agenda: true });
const idAndScheduledAt = meetingRow.pick({ id: true, scheduledAt: true });

/** In the place of what is its two people's: somebody who does not take part reads `meetingFacts`, and this. */
const NOTHING_SAID: Omit<MeetingView, keyof MeetingFacts> = {
  title: '1:1 meeting',
  notes: null,
  actionItems: [],
  series: null,
  ...NO_DETAILS,
};

export interface MeetingsRequest extends ConversationsRequest {
  /** `upcoming`: planned and not over yet, the next first. `past`: all others. */
  readonly when?: 'upcoming' | 'past' | undefined;
  /** Only those that begin from an instant on, and before another. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Only those in which this person takes part. */
  readonly withPerson?: PersonId | undefined;
}

/**
 * The meetings a reader takes part in and, unless they ask for theirs alone, those of the people in their reach; latest first, and those
 * still to come next first. @param now an instant
 * Titles, notes and action items of meetings they take no part in are withheld.
 */
export async function meetingsFor(
  db: ReadModels,
  reader: Reader,
  request: MeetingsRequest,
  now: string,
): Promise<Page<MeetingView>> {
  const upcoming = request.when === 'upcoming';
  const found = conversationsFor(db, ONE_TO_ONES, reader, request, upcoming ? 'asc' : 'desc', (query) => {
    const { withPerson, from, until } = request;
    if (from) void query.where('meetings.scheduledAt', '>=', from);
    if (until) void query.where('meetings.scheduledAt', '<', until);
    if (withPerson)
      void query.where((either) =>
        either.where('meetings.employeeId', withPerson).orWhere('meetings.managerId', withPerson),
      );
    if (request.when)
      void query.whereRaw(
        `${upcoming ? '' : 'NOT '}(meetings.status = 'scheduled' AND meetings."scheduledAt" + meetings.duration * interval '1 minute' > ?::timestamptz)`,
        [now],
      );
  });
  const rows = await rowsOf(namedMeeting, withNames(db, found));
  return cutPage(
    rows.map((row) => meetingSeenBy(row, reader.id)),
    request.limit,
    listKeyOf,
  );
}

function takesPart(row: MeetingRow, personId: PersonId): boolean {
  return row.managerId === personId || row.employeeId === personId;
}

/** The fields of the view and no others; those who do not take part get the facts alone, whatever a meeting has beside. */
export function meetingSeenBy(row: NamedMeeting, readerId: PersonId): MeetingView {
  return takesPart(row, readerId) ? meetingView.parse(row) : { ...meetingFacts.parse(row), ...NOTHING_SAID };
}

/** One meeting, if it is in the reader's reach; undefined otherwise, so that nobody learns that it exists. @param now an ISO instant */
export async function meetingFor(
  db: ReadModels,
  reader: Reader,
  id: MeetingId,
  now: string,
): Promise<MeetingDetail | undefined> {
  const row = await rowOf(
    namedMeeting,
    withNames(db, db('meetings').select('meetings.*'))
      .where('meetings.id', id)
      .modify(inReachOf(db, ONE_TO_ONES, reader))
      .limit(1),
  );
  if (!row) return undefined;
  const takingPart = takesPart(row, reader.id);
  return {
    ...meetingSeenBy(row, reader.id),
    agenda: takingPart ? row.agenda : [],
    actions: takingPart ? row.actions : [],
    cancellationReason: takingPart ? row.cancellationReason : null,
    lastTime: takingPart && row.status === 'scheduled' ? await lastTimeOf(db, row, now) : null,
    allowed: {
      change: row.managerId === reader.id && row.status === 'scheduled',
      contribute: takingPart && row.status !== 'cancelled',
    },
  };
}

/** What the last 1:1 of the same two left that has begun. After a handing over the two are others, and there is none. */
async function lastTimeOf(
  db: ReadModels,
  { managerId, employeeId, scheduledAt, agenda }: MeetingRow,
  now: string,
): Promise<MeetingDetail['lastTime']> {
  const last = await rowOf(
    leftByMeeting,
    db('meetings')
      .select('id', 'scheduledAt', 'actions', 'agenda')
      .where({ managerId, employeeId })
      .whereNot('status', 'cancelled')
      .where('scheduledAt', '<', scheduledAt < now ? scheduledAt : now)
      .orderBy([
        { column: 'scheduledAt', order: 'desc' },
        { column: 'createdAt', order: 'desc' },
      ])
      .limit(1),
  );
  if (!last) return null;
  const carried = new Set(agenda.map(({ carriedFrom }) => carriedFrom));
  return {
    ...last,
    agenda: last.agenda.filter(({ id, discussed }) => !discussed && !carried.has(id)),
  };
}

/** The scheduled meetings that begin within the lead, were set for that time before the lead began, and have not been reminded of. */
export function meetingsToRemindOf(
  db: ReadModels,
  between: { from: string; until: string; leadHours: number },
): Promise<Pick<MeetingRow, 'id' | 'scheduledAt'>[]> {
  return rowsOf(
    idAndScheduledAt,
    db('meetings')
      .select('id', 'scheduledAt')
      .where({ status: 'scheduled' })
      .where('scheduledAt', '>', between.from)
      .where('scheduledAt', '<=', between.until)
      .whereRaw('"remindedFor" IS DISTINCT FROM "scheduledAt"')
      .whereRaw(`"timeSetAt" < "scheduledAt" - ? * interval '1 hour'`, [between.leadHours])
      .orderBy('scheduledAt'),
  );
}
