import { FEWEST_RATED_IN_TEAM } from '@annals/contracts/features/cohorts/constants';
import {
  cohortRow,
  cohortParticipantRow,
  cohortFacts,
  cohortParticipantFacts,
  cohortParticipantView,
  type CohortParticipantFacts,
  cohortView,
  type CohortParticipantView,
  type CohortRow,
  type CohortView,
} from '@annals/contracts/features/cohorts/views';
import type { CohortId } from '@annals/contracts/features/cohorts/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';

const withRole = z.object({ role: z.string() });

/** When the last cohort of a page starts, and its id. */
const listKey = z.tuple([z.iso.date(), z.uuid()]);

type InCharge = Pick<CohortRow, 'facilitatorId' | 'plannedBy'>;

/** Whether a reader runs or answers for a cohort: its facilitator, the person who planned it, an admin. */
export function isInCharge(reader: Reader, { facilitatorId, plannedBy }: InCharge): boolean {
  return reader.id === facilitatorId || reader.id === plannedBy || reader.role === 'admin';
}

/** The cohorts a reader runs, planned or takes part in, and those with people in their reach; the latest first. */
export async function cohortsFor(
  db: ReadModels,
  reader: Reader,
  request: PageRequest & { open?: 'true' | 'false' | undefined },
): Promise<Page<CohortView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    namedRow,
    visible(db, reader)
      .modify((query) => {
        if (request.open === 'true') void query.whereIn('cohort.status', ['planning', 'active']);
        if (request.open === 'false') void query.whereNotIn('cohort.status', ['planning', 'active']);
        if (cursor) void query.whereRaw('(cohort."startDate", cohort.id) < (?::date, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'cohort.startDate', order: 'desc' },
        { column: 'cohort.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(
    rows.map((row) => cohortSeenBy(row, reader)),
    request.limit,
    (row) => [row.startDate, row.id],
  );
}

export type CohortFacts = CohortView &
  Pick<CohortRow, 'plannedBy' | 'cancellationReason'> & { readonly plannedByName: string };

/** One cohort, if it is the reader's to see; undefined otherwise, so that nobody learns that it exists. */
export async function cohortFor(
  db: ReadModels,
  reader: Reader,
  id: CohortId,
): Promise<CohortFacts | undefined> {
  const row = await rowOf(namedRow, visible(db, reader).where('cohort.id', id).limit(1));
  return (
    row && {
      ...cohortSeenBy(row, reader),
      plannedBy: row.plannedBy,
      plannedByName: row.plannedByName,
      cancellationReason: row.cancellationReason,
    }
  );
}

export const namedRow = cohortRow.extend({
  facilitatorName: z.string(),
  plannedByName: z.string(),
  myStatus: cohortParticipantRow.shape.status.nullable(),
  myPercentage: z.number().nullable(),
});
type NamedRow = z.infer<typeof namedRow>;

function visible(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  return db('leadership_cohorts as cohort')
    .join('people as facilitator', 'facilitator.id', 'cohort.facilitatorId')
    .join('people as planner', 'planner.id', 'cohort.plannedBy')
    .leftJoin('cohort_participants as mine', (join) => {
      join.on('mine.cohortId', 'cohort.id').andOn('mine.participantId', db.raw('?', [reader.id]));
    })
    .select('cohort.*', 'mine.status as myStatus', 'mine.completionPercentage as myPercentage')
    .select(
      db.raw(`facilitator."firstName" || ' ' || facilitator."lastName" AS "facilitatorName"`),
      db.raw(`planner."firstName" || ' ' || planner."lastName" AS "plannedByName"`),
    )
    .modify((query) => {
      if (reachOf(reader) === 'everyone') return;
      void query.where((mayBe) => {
        void mayBe
          .where('cohort.facilitatorId', reader.id)
          .orWhere('cohort.plannedBy', reader.id)
          .orWhereIn(
            'cohort.id',
            db('cohort_participants').select('cohortId').whereIn('participantId', idsInReach(db, reader)),
          );
      });
    });
}

/** The fields of the view and no others. What a cohort achieved is for those in charge: of a few people an average tells too much. */
export function cohortSeenBy(row: NamedRow, reader: Reader): CohortView {
  const mine =
    row.myStatus === null ? null : { status: row.myStatus, completionPercentage: row.myPercentage };
  return cohortView.parse({
    ...cohortFacts.parse(row),
    facilitatorName: row.facilitatorName,
    roiMetrics: isInCharge(reader, row) ? row.roiMetrics : null,
    mine,
  });
}

/** In the place of what somebody achieved, for fellow participants. */
const NOTHING_ACHIEVED: Omit<CohortParticipantView, keyof CohortParticipantFacts> = {
  completionPercentage: 0,
  moduleProgress: [],
  feedbackScores: {},
  preAssessmentScore: null,
  postAssessmentScore: null,
  teamPerformanceImprovement: null,
};

/**
 * The participants of a cohort by name, as a reader may see them: those in charge see everybody, participants themselves and the names of
 * the others, managers the people in their reach.
 * @param cohort one that is the reader's to see
 */
export async function participantsFor(
  db: ReadModels,
  reader: Reader,
  cohort: CohortFacts,
): Promise<CohortParticipantView[]> {
  const inCharge = isInCharge(reader, cohort);
  const inReach = idsInReach(db, reader);
  const takesPart = cohort.mine !== null && cohort.mine.status !== 'withdrawn';
  const rows = await rowsOf(
    cohortParticipantView,
    db('cohort_participants as participant')
      .join('people as person', 'person.id', 'participant.participantId')
      .select('participant.*', 'person.profileImageUrl', 'person.position')
      .select(
        db.raw(`person."firstName" || ' ' || person."lastName" AS "participantName"`),
        db.raw('(? OR participant."participantId" IN (?)) AS "isShared"', [inCharge, inReach]),
      )
      .where('participant.cohortId', cohort.id)
      .modify((query) => {
        if (inCharge) return;
        void query.where((mayBe) => {
          void mayBe.whereIn('participant.participantId', inReach);
          if (takesPart) void mayBe.orWhereNot('participant.status', 'withdrawn');
        });
      })
      .orderBy(['person.lastName', 'person.firstName', 'participant.id']),
  );
  return rows.map(participantSeen);
}

/** A fellow participant gets the facts alone, whatever a place in a cohort has beside. */
export function participantSeen(row: CohortParticipantView): CohortParticipantView {
  return row.isShared ? row : { ...cohortParticipantFacts.parse(row), ...NOTHING_ACHIEVED };
}

/** The mean ratings of somebody's team before a day and since; see `teamRatings`. */
const asRatings = z.object({
  participantId: personId,
  ratingBefore: z.coerce.number(),
  ratingSince: z.coerce.number(),
  ratedBefore: z.coerce.number(),
  ratedSince: z.coerce.number(),
});
export type TeamRatings = z.infer<typeof asRatings>;

/**
 * Compares the completed performance reviews of the people who report to each participant today: those of the year before a cohort began,
 * and those since. Teams with too few rated people on either side are left out.
 * @param startDate `YYYY-MM-DD`
 */
export async function teamRatings(
  db: ReadModels,
  participantIds: readonly PersonId[],
  startDate: string,
): Promise<TeamRatings[]> {
  const before = `review."completedAt" < :startDate::date`;
  const since = `review."completedAt" >= :startDate::date`;
  return rowsOf(
    asRatings,
    db.raw(
      `SELECT "participantId", "ratingBefore", "ratingSince", "ratedBefore", "ratedSince"
       FROM (SELECT member."managerId" AS "participantId",
                    round(avg(review."overallRating") FILTER (WHERE ${before}), 2) AS "ratingBefore",
                    round(avg(review."overallRating") FILTER (WHERE ${since}), 2) AS "ratingSince",
                    count(DISTINCT member.id) FILTER (WHERE ${before}) AS "ratedBefore",
                    count(DISTINCT member.id) FILTER (WHERE ${since}) AS "ratedSince"
               FROM people member
               JOIN performance_reviews review ON review."employeeId" = member.id
              WHERE member."managerId" = ANY(:participantIds::uuid[])
                AND review.status = 'completed'
                AND review."completedAt" >= :startDate::date - interval '1 year'
              GROUP BY member."managerId") AS team
      WHERE "ratedBefore" >= :fewest AND "ratedSince" >= :fewest`,
      { startDate, participantIds: [...participantIds], fewest: FEWEST_RATED_IN_TEAM },
    ),
  );
}

/** Somebody who may be made part of a cohort: in the reader's reach, and working here today; undefined otherwise. */
export async function colleagueInReach(
  db: ReadModels,
  reader: Reader,
  id: PersonId,
): Promise<{ readonly role: string } | undefined> {
  return rowOf(
    withRole,
    db('people')
      .select('role')
      .where('id', id)
      .whereNull('departedOn')
      .whereIn('id', idsInReach(db, reader))
      .limit(1),
  );
}

/** The places in cohorts that these people, who left, still have. */
export function placesLeftBy(db: ReadModels, ids: readonly PersonId[]): Promise<z.infer<typeof place>[]> {
  return rowsOf(place, placesOfThoseWhoLeft(db).whereIn('participant.participantId', [...ids]));
}

/** Those who left and still take part in a cohort. */
export async function participantsWhoLeft(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(place, placesOfThoseWhoLeft(db));
  return [...new Set(rows.map(({ participantId }) => participantId))];
}

const place = cohortParticipantRow.pick({ cohortId: true, participantId: true });

function placesOfThoseWhoLeft(db: ReadModels): Knex.QueryBuilder {
  return db('cohort_participants as participant')
    .join('people as person', 'person.id', 'participant.participantId')
    .select('participant.cohortId', 'participant.participantId')
    .where('participant.status', 'active')
    .whereNotNull('person.departedOn');
}
