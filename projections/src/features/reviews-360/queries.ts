import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { Review360Id } from '@annals/contracts/features/reviews-360/ids';
import {
  COMPETENCIES,
  OPEN_REVIEW_360_STATUSES,
  REMARKS,
  progressOf,
} from '@annals/contracts/features/reviews-360/constants';
import {
  ownFeedback360,
  pendingFeedback360,
  review360View,
  review360Row,
  feedback360Row,
  type Feedback360Row,
  type OwnFeedback360,
  type PendingFeedback360,
  type Review360Detail,
  type Review360Results,
  type Review360Row,
} from '@annals/contracts/features/reviews-360/views';
import type { Answer360 } from '@annals/contracts/features/reviews-360/scores';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import type { Reader } from '../../engine/scope';
import { namesOf } from '../people/queries';
import { resultsOf } from './results';

const reviewDue = review360Row
  .pick({ id: true, dueDate: true, dueDateSetAt: true, remindedOf: true })
  .extend({
    employeeId: personId,
  });

/** A review as far as its reader may know it, and how many have yet to answer, which only decides what may be done. */
const knownReview = review360View.omit({ today: true, allowed: true });
export type KnownReview = z.infer<typeof knownReview> & { readonly pending: number };

/** When the last review of a page was started, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

export interface Reviews360Request extends PageRequest {
  readonly state?: 'active' | 'completed' | undefined;
}

/** The reviews of the reader and those they release, newest first; an administrator's are everyone's. */
export async function reviews360For(
  db: ReadModels,
  reader: Reader,
  request: Reviews360Request,
): Promise<Page<KnownReview>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    knownRow,
    known(db, reader)
      .modify((query) => {
        if (request.state === 'active') void query.whereIn('review.status', OPEN_REVIEW_360_STATUSES);
        if (request.state === 'completed') void query.where('review.status', 'completed');
        if (cursor)
          void query.whereRaw('(review."createdAt", review.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'review.createdAt', order: 'desc' },
        { column: 'review.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(
    rows.map((row) => review360SeenBy(row, reader)),
    request.limit,
    ({ createdAt, id }) => [createdAt, id],
  );
}

/** The reviews about the reader, newest first. */
export async function ownReviews360(db: ReadModels, reader: Reader): Promise<KnownReview[]> {
  const rows = await rowsOf(
    knownRow,
    known(db, reader).where('review.revieweeId', reader.id).orderBy('review.createdAt', 'desc'),
  );
  return rows.map((row) => review360SeenBy(row, reader));
}

/** One review, if it is the reader's to see; undefined otherwise, so that nobody learns that it exists. */
export async function review360For(
  db: ReadModels,
  reader: Reader,
  id: Review360Id,
): Promise<(KnownReview & Pick<Review360Detail, 'peers' | 'directReports'>) | undefined> {
  const row = await rowOf(knownRow, known(db, reader).where('review.id', id).limit(1));
  if (!row) return undefined;
  const names = await namesOf(db, [...row.peerIds, ...row.directReportIds]);
  const people = (ids: readonly PersonId[]) =>
    ids
      .map((person) => ({ id: person, name: names.get(person) ?? '' }))
      .sort((one, other) => one.name.localeCompare(other.name));
  return {
    ...review360SeenBy(row, reader),
    peers: people(row.peerIds),
    directReports: people(row.directReportIds),
  };
}

/** The released results of a review, for those they are shared with; undefined for everyone else, and before the release. */
export async function review360ResultsFor(
  db: ReadModels,
  reader: Reader,
  id: Review360Id,
): Promise<(Review360Results & { review: KnownReview }) | undefined> {
  const review = await review360For(db, reader, id);
  if (!review?.resultsShared) return undefined;
  const rows = await rowsOf(
    feedback360Row,
    db('review_360_feedback').where('review360Id', id).whereNot('state', 'withdrawn'),
  );
  const asked = new Set(rows.map(({ reviewerType }) => reviewerType));
  return { ...resultsOf(id, rows.filter(({ isCompleted }) => isCompleted).flatMap(answerOf), asked), review };
}

/** The answer in a row, without its reviewer; none when it was erased. */
function answerOf(row: Feedback360Row): Answer360[] {
  const { reviewerType } = row;
  const scores: Partial<Answer360['scores']> = {};
  for (const name of COMPETENCIES) {
    const score = row[`${name}Score`];
    if (score === null) return [];
    Object.assign(scores, { [name]: score });
  }
  return [
    {
      reviewerType,
      scores: scores as Answer360['scores'],
      comments: Object.fromEntries(COMPETENCIES.map((name) => [name, row[`${name}Comments`]])),
      remarks: Object.fromEntries(REMARKS.map((name) => [name, row[name]])),
    },
  ];
}

/** The reviews in which the reader's feedback is waited for, the next due first. */
export function pendingFeedback360For(
  db: ReadModels,
  readerId: PersonId,
): Promise<Omit<PendingFeedback360, 'today'>[]> {
  return rowsOf(
    pendingFeedback360.omit({ today: true }),
    db('review_360_feedback as feedback')
      .join('review_360 as review', 'review.id', 'feedback.review360Id')
      .join('people as reviewee', 'reviewee.id', 'review.revieweeId')
      .where({
        'feedback.reviewerId': readerId,
        'feedback.state': 'requested',
        'review.status': 'in_progress',
      })
      .orderBy(['review.dueDate', 'feedback.id'])
      .select(
        'feedback.id',
        'review.id as reviewId',
        'review.revieweeId',
        db.raw(`reviewee."firstName" || ' ' || reviewee."lastName" AS "revieweeName"`),
        'review.reviewPeriod',
        'feedback.reviewerType',
        'review.dueDate',
      ),
  );
}

/** The reader's own part in a review; undefined when they were not asked. */
export async function ownFeedback360For(
  db: ReadModels,
  readerId: PersonId,
  id: Review360Id,
): Promise<Omit<OwnFeedback360, 'today'> | undefined> {
  return rowOf(
    ownFeedback360.omit({ today: true }),
    db('review_360_feedback as feedback')
      .join('review_360 as review', 'review.id', 'feedback.review360Id')
      .join('people as reviewee', 'reviewee.id', 'review.revieweeId')
      .where({ 'feedback.reviewerId': readerId, 'feedback.review360Id': id })
      .whereNot('feedback.state', 'withdrawn')
      .select('feedback.*', 'review.revieweeId', 'review.reviewPeriod', 'review.dueDate')
      .select(db.raw(`reviewee."firstName" || ' ' || reviewee."lastName" AS "revieweeName"`))
      .select(db.raw(`review.status = 'in_progress' AS "isOpen"`))
      .limit(1),
  );
}

/** The open reviews due on this day or before: those a reminder may have become due for. @param day `YYYY-MM-DD` */
export function openReviews360DueBy(
  db: ReadModels,
  day: string,
): Promise<
  (Pick<Review360Row, 'id' | 'dueDate' | 'dueDateSetAt' | 'remindedOf'> & { employeeId: PersonId })[]
> {
  return rowsOf(
    reviewDue,
    db('review_360')
      .select('id', 'revieweeId as employeeId', 'dueDate', 'dueDateSetAt', 'remindedOf')
      .whereIn('status', OPEN_REVIEW_360_STATUSES)
      .where('dueDate', '<=', day)
      .whereRaw(`NOT ("dueDate"::text || '/overdue') = ANY("remindedOf")`)
      .orderBy('dueDate'),
  );
}

/**
 * Whose reviews a reader sees: their own, those they release as the reviewee's manager, and an administrator everyone's. Those who
 * give feedback see their own part alone, and those further up see nothing.
 */
export function visibleReviews360(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  return db('review_360 as review').modify((query) => {
    if (reader.role === 'admin') return;
    void query.where((scope) => {
      void scope.where('review.revieweeId', reader.id).orWhere('review.managerId', reader.id);
    });
  });
}

/**
 * Whether the results of a review may be read: they are released, and the reader is not one of the crowd they come from — who knows
 * one answer of three is close to the other two.
 */
export function resultsShared(db: ReadModels, reader: Reader): Knex.Raw {
  return db.raw(
    `(review.status = 'completed' AND NOT EXISTS (
       SELECT FROM review_360_feedback AS theirs
       WHERE theirs."review360Id" = review.id AND theirs."reviewerId" = ?
         AND theirs."reviewerType" IN ('peer', 'direct_report') AND theirs."isCompleted"))`,
    [reader.id],
  );
}

const knownRow = review360Row.extend(
  review360View.pick({ revieweeName: true, managerName: true, awaitsReader: true, resultsShared: true })
    .shape,
);
type KnownRow = z.infer<typeof knownRow>;

function known(db: ReadModels, reader: Reader): Knex.QueryBuilder {
  const name = (who: string, as: string) =>
    db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${as}"`);
  return visibleReviews360(db, reader)
    .join('people as reviewee', 'reviewee.id', 'review.revieweeId')
    .leftJoin('people as manager', 'manager.id', 'review.managerId')
    .select('review.*', name('reviewee', 'revieweeName'), name('manager', 'managerName'))
    .select(
      db.raw(
        `(review.status = 'in_progress' AND EXISTS (
           SELECT FROM review_360_feedback AS mine
           WHERE mine."review360Id" = review.id AND mine."reviewerId" = ? AND mine.state = 'requested'))
         AS "awaitsReader"`,
        [reader.id],
      ),
    )
    .select(db.raw('? AS "resultsShared"', [resultsShared(db, reader)]));
}

/**
 * A review as its reader may know it. The reviewee learns how many answered with the results, and not one by one: who looks often enough
 * would know when each of them did.
 */
export function review360SeenBy(row: KnownRow, reader: Reader): KnownReview {
  const isHidden =
    row.revieweeId === reader.id && (row.status === 'in_progress' || row.status === 'cancelled');
  const { peerReviewsCompleted, directReportReviewsCompleted } = row;
  const counts = isHidden
    ? { peerReviewsCompleted: null, directReportReviewsCompleted: null }
    : { peerReviewsCompleted, directReportReviewsCompleted };
  const seen = {
    ...row,
    ...counts,
    overallScore: row.resultsShared ? row.overallScore : null,
    progress: progressOf({ ...row, ...counts }),
  };
  // How many are pending decides what may be released, which is never the reviewee's to do.
  return { ...knownReview.parse(seen), pending: isHidden ? 0 : row.pending };
}
