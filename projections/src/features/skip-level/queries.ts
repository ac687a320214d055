import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import {
  skipLevelRow,
  skipLevelFacts,
  skipLevelView,
  type SkipLevelFacts,
  type SkipLevelDetail,
  type SkipLevelRow,
  type SkipLevelView,
} from '@annals/contracts/features/skip-level/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, type Page } from '../../engine/page';
import type { Reader } from '../../engine/scope';
import {
  conversationsFor,
  inReachOf,
  listKeyOf,
  SKIP_LEVELS,
  type ConversationsRequest,
} from '../conversations/list';

const withBriefingRequests = skipLevelRow.pick({
  id: true,
  employeeId: true,
  seniorLeaderId: true,
  briefingRequests: true,
});

const TABLE = 'skip_level_meetings';

/**
 * The skip-level meetings a reader takes part in and, unless they ask for theirs alone, those of the people in their reach; latest
 * first. That a meeting exists and when is all that is told of it here.
 */
export async function skipLevelMeetingsFor(
  db: ReadModels,
  reader: Reader,
  request: ConversationsRequest,
): Promise<Page<SkipLevelView>> {
  const found = conversationsFor(db, SKIP_LEVELS, reader, request);
  const rows = await rowsOf(namedRow, withNames(db, found));
  return cutPage(
    rows.map((row) => asView(row, reader.id)),
    request.limit,
    listKeyOf,
  );
}

export const namedRow = skipLevelRow.extend({
  employeeName: z.string(),
  employeePosition: z.string().nullable(),
  seniorLeaderName: z.string(),
  seniorLeaderPosition: z.string().nullable(),
  managerName: z.string().nullable(),
});
type NamedRow = z.infer<typeof namedRow>;

function withNames(db: ReadModels, query: Knex.QueryBuilder): Knex.QueryBuilder {
  const name = (who: string) => db.raw(`"${who}"."firstName" || ' ' || "${who}"."lastName" AS "${who}Name"`);
  return query
    .join('people as employee', 'employee.id', 'meetings.employeeId')
    .join('people as seniorLeader', 'seniorLeader.id', 'meetings.seniorLeaderId')
    .leftJoin('people as manager', 'manager.id', 'meetings.managerId')
    .select(name('employee'), name('seniorLeader'), name('manager'))
    .select('employee.position as employeePosition', 'seniorLeader.position as seniorLeaderPosition');
}

function asView(row: NamedRow, readerId: PersonId): SkipLevelView {
  return skipLevelView.parse({ ...row, takesPart: takesPart(row, readerId) });
}

function takesPart(row: SkipLevelRow, personId: PersonId): boolean {
  return row.seniorLeaderId === personId || row.employeeId === personId;
}

/** In the place of what is the two people's: somebody who does not take part reads `skipLevelFacts`, and this. */
const NOTHING_SAID: Omit<SkipLevelDetail, keyof SkipLevelFacts> = {
  aiBriefingGenerated: false,
  briefingData: null,
  briefingPending: false,
  employeeHighlights: [],
  wellnessSnapshot: null,
  actionItems: [],
  actions: [],
  followUpNotes: null,
  employeeFeedback: null,
  leaderNotes: null,
  nextMeetingScheduled: null,
  cancellationReason: null,
  allowed: {
    change: false,
    prepare: false,
    contribute: false,
    takeLeaderNotes: false,
    giveFeedback: false,
  },
};

/**
 * One meeting, if it is in the reader's reach; undefined otherwise, so that nobody learns that it exists.
 * Each of the two reads their own briefing; only the leader the leader's notes; everyone else no contents at all.
 * @param now an ISO instant: feedback is given once the meeting has begun
 * @param showsSummary whether the words of a language model are told at all
 */
export async function skipLevelMeetingFor(
  db: ReadModels,
  reader: Reader,
  id: SkipLevelMeetingId,
  now: string,
  showsSummary: boolean,
): Promise<SkipLevelDetail | undefined> {
  const row = await rowOf(
    namedRow,
    withNames(db, db(`${TABLE} as meetings`).select('meetings.*'))
      .where('meetings.id', id)
      .modify(inReachOf(db, SKIP_LEVELS, reader))
      .limit(1),
  );
  return row && skipLevelSeenBy(row, reader.id, now, showsSummary);
}

/** Those who do not take part get the facts alone, whatever a meeting has beside. */
export function skipLevelSeenBy(
  row: NamedRow,
  readerId: PersonId,
  now: string,
  showsSummary: boolean,
): SkipLevelDetail {
  const facts = skipLevelFacts.parse({ ...row, takesPart: takesPart(row, readerId) });
  return facts.takesPart
    ? { ...facts, ...contentsFor(row, readerId, now, showsSummary) }
    : { ...facts, ...NOTHING_SAID };
}

function contentsFor(row: SkipLevelRow, readerId: PersonId, now: string, showsSummary: boolean) {
  const isLeader = row.seniorLeaderId === readerId;
  const prepared = row.briefingData[readerId] ?? null;
  const own = prepared && !showsSummary ? { ...prepared, summary: null } : prepared;
  const ahead = row.status === 'scheduled';
  return {
    aiBriefingGenerated: own !== null,
    briefingData: own,
    briefingPending: row.briefingRequests.some(({ recipientId }) => recipientId === readerId),
    employeeHighlights: own?.highlights.map(({ text }) => text) ?? [],
    wellnessSnapshot: own?.wellness ?? null,
    actionItems: row.actionItems,
    actions: row.actions,
    followUpNotes: row.followUpNotes,
    employeeFeedback: row.employeeFeedback,
    leaderNotes: isLeader ? row.leaderNotes : null,
    nextMeetingScheduled: row.nextMeetingScheduled,
    cancellationReason: row.cancellationReason,
    allowed: {
      change: isLeader && ahead,
      prepare: ahead,
      contribute: row.status !== 'cancelled',
      takeLeaderNotes: isLeader && row.status !== 'cancelled',
      giveFeedback: !isLeader && (row.status === 'completed' || (ahead && row.scheduledAt <= now)),
    },
  };
}

/** The briefings that are asked for and not prepared, as their requests named them. */
export async function briefingsDue(db: ReadModels): Promise<DueBriefing[]> {
  const rows = await rowsOf(
    withBriefingRequests,
    db(TABLE)
      .select('id', 'employeeId', 'seniorLeaderId', 'briefingRequests')
      .where('briefingDue', true)
      .orderBy('id'),
  );
  return rows.flatMap(({ id, employeeId, seniorLeaderId, briefingRequests }) =>
    briefingRequests.map(({ requestId, recipientId }) => ({
      meetingId: id,
      employeeId,
      seniorLeaderId,
      requestId,
      recipientId,
    })),
  );
}

interface DueBriefing {
  readonly meetingId: SkipLevelMeetingId;
  readonly employeeId: PersonId;
  readonly seniorLeaderId: PersonId;
  readonly requestId: string;
  readonly recipientId: PersonId;
}
