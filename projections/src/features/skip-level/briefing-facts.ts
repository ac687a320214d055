import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SkipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import { meetingRow } from '@annals/contracts/features/meetings/views';
import { painPointRow, type PainPointRow } from '@annals/contracts/features/pain-points/views';
import {
  performanceReviewRow,
  type PerformanceReviewRow,
} from '@annals/contracts/features/performance-reviews/views';
import { timelineRow } from '@annals/contracts/features/performance/views';
import { recognitionRow } from '@annals/contracts/features/recognition/views';
import { skipLevelRow, type SkipLevelRow } from '@annals/contracts/features/skip-level/views';
import { SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import {
  wellbeingWeekRow,
  wellbeingCheckInRow,
  type WellbeingWeekRow,
} from '@annals/contracts/features/wellbeing/views';
import { userRow } from '@annals/contracts/features/people/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { idsInReach, type Reader } from '../../engine/scope';
import { visibleTo as seenFrom } from '../performance/visibility';
import { sharedWeeks } from '../wellbeing/shared-weeks';

const personFound = userRow.pick({
  firstName: true,
  role: true,
  position: true,
  managerId: true,
  hireDate: true,
  lastPromotionDate: true,
});
export type PersonOfBriefing = z.infer<typeof personFound>;
const meetingHeld = meetingRow.pick({ id: true, scheduledAt: true });
const meetingWithActions = meetingRow.pick({ id: true, scheduledAt: true, actions: true });
const recognitionReceived = recognitionRow.pick({
  id: true,
  title: true,
  pointsAwarded: true,
  createdAt: true,
});
const ownCheckIn = wellbeingCheckInRow.pick({
  id: true,
  createdAt: true,
  overallWellbeing: true,
  workLifeBalance: true,
  stressLevel: true,
  jobSatisfaction: true,
  workload: true,
  teamRelationships: true,
});
export type OwnCheckIn = z.infer<typeof ownCheckIn>;
const achievement = timelineRow.pick({ id: true, title: true, createdAt: true });

/** Records of one person, none of them when that person is out of the reader's reach today. */
function recordsOf(db: ReadModels, reader: Reader, table: string, employeeId: PersonId): Knex.QueryBuilder {
  return db(table).where({ employeeId }).whereIn('employeeId', idsInReach(db, reader));
}

/** The 1:1s a person's managers held with them since a moment, latest first: that they took place, not what was said. */
export async function meetingsHeld(
  db: ReadModels,
  reader: Reader,
  employeeId: PersonId,
  since: string,
): Promise<z.infer<typeof meetingHeld>[]> {
  return rowsOf(
    meetingHeld,
    recordsOf(db, reader, 'meetings', employeeId)
      .select('id', 'scheduledAt')
      .where('status', 'completed')
      .where('scheduledAt', '>=', since)
      .orderBy('scheduledAt', 'desc'),
  );
}

/** The action items of a person's own 1:1s since a moment. They are the two people's alone: for the person's own briefing. */
export async function ownActionItems(
  db: ReadModels,
  employeeId: PersonId,
  since: string,
): Promise<{ meetingId: string; at: string; text: string; done: boolean }[]> {
  const rows = await rowsOf(
    meetingWithActions,
    db('meetings')
      .select('id', 'scheduledAt', 'actions')
      .where({ employeeId })
      .where('scheduledAt', '>=', since)
      .orderBy('scheduledAt', 'desc'),
  );
  return rows.flatMap(({ id, scheduledAt, actions }) =>
    actions
      .filter(({ ownerId }) => ownerId === employeeId)
      .map(({ text, done }) => ({ meetingId: id, at: scheduledAt, text, done })),
  );
}

/** The other skip-level meetings of the same two people that took place, latest first. */
export async function earlierMeetings(
  db: ReadModels,
  between: { employeeId: PersonId; seniorLeaderId: PersonId; besides: SkipLevelMeetingId },
): Promise<SkipLevelRow[]> {
  const { employeeId, seniorLeaderId, besides } = between;
  return rowsOf(
    skipLevelRow,
    db('skip_level_meetings')
      .where({ employeeId, seniorLeaderId, status: 'completed' })
      .whereNot('id', besides)
      .orderBy('scheduledAt', 'desc'),
  );
}

/** A person's last completed review; undefined when there is none in reach. */
export async function lastCompletedReview(
  db: ReadModels,
  reader: Reader,
  employeeId: PersonId,
): Promise<PerformanceReviewRow | undefined> {
  return rowOf(
    performanceReviewRow,
    recordsOf(db, reader, 'performance_reviews', employeeId)
      .where('status', 'completed')
      .orderBy('completedAt', 'desc')
      .limit(1),
  );
}

/** What a person was recognised for since a moment, latest first. Approved recognitions are shown to the person who has their recipient in reach. */
export async function recognitionsReceived(
  db: ReadModels,
  reader: Reader,
  employeeId: PersonId,
  since: string,
): Promise<z.infer<typeof recognitionReceived>[]> {
  return rowsOf(
    recognitionReceived,
    db('recognitions')
      .select('id', 'title', 'pointsAwarded', 'createdAt')
      .where({ recipientId: employeeId, isApproved: true })
      .whereIn('recipientId', idsInReach(db, reader))
      .where('createdAt', '>=', since)
      .orderBy('createdAt', 'desc'),
  );
}

/** What a person achieved since a moment by the performance timeline, latest first, as far as the reader may see it. */
export async function achievementsOf(
  db: ReadModels,
  reader: Reader,
  employeeId: PersonId,
  since: string,
): Promise<z.infer<typeof achievement>[]> {
  return rowsOf(
    achievement,
    recordsOf(db, reader, 'performance_timeline', employeeId)
      .select('id', 'title', 'createdAt')
      .where('type', 'achievement')
      .whereNull('withdrawnAt')
      .where('createdAt', '>=', since)
      .modify(seenFrom(reader, 'line'))
      .orderBy('createdAt', 'desc'),
  );
}

/** A person's unresolved pain points, oldest first. */
export async function unresolvedPainPoints(
  db: ReadModels,
  reader: Reader,
  employeeId: PersonId,
): Promise<PainPointRow[]> {
  return rowsOf(
    painPointRow,
    recordsOf(db, reader, 'pain_points', employeeId).whereNot('status', 'resolved').orderBy('createdAt'),
  );
}

/** A person's own pulse checks since a moment, latest first: for the person alone. */
export async function ownCheckIns(
  db: ReadModels,
  employeeId: PersonId,
  since: string,
): Promise<OwnCheckIn[]> {
  return rowsOf(
    ownCheckIn,
    db('wellbeing_checkins')
      .select('id', 'createdAt', ...SCORE_NAMES)
      .where({ employeeId })
      .where('createdAt', '>=', since)
      .orderBy('createdAt', 'desc'),
  );
}

/** A team's weeks since a Monday, latest first, as far as they may be shown to the reader at all; see `sharedWeeks`. */
export async function sharedWeeksOfTeam(
  db: ReadModels,
  reader: Reader,
  managerId: PersonId,
  sinceMonday: string,
  now: Date,
): Promise<WellbeingWeekRow[]> {
  return rowsOf(
    wellbeingWeekRow,
    sharedWeeks(db, reader, now)
      .select('shared.*')
      .where('shared.managerId', managerId)
      .where('shared.week', '>=', sinceMonday)
      .orderBy('shared.week', 'desc'),
  );
}

/** Who a person is, for a briefing; undefined when they are unknown. */
export async function personOfBriefing(db: ReadModels, id: PersonId) {
  return rowOf(
    personFound,
    db('people')
      .select('firstName', 'role', 'position', 'managerId', 'hireDate', 'lastPromotionDate')
      .where({ id })
      .limit(1),
  );
}
