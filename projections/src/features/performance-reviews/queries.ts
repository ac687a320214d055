import type { PerformanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { OPEN_REVIEW_STATUSES } from '@annals/contracts/features/performance-reviews/constants';
import {
  performanceReviewRow,
  performanceReviewFacts,
  performanceReviewView,
  type PerformanceReviewFacts,
  type PerformanceReviewRow,
  type PerformanceReviewView,
} from '@annals/contracts/features/performance-reviews/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';

const withManagerId = z.object({
  managerId: personId.nullable(),
});
const reviewDue = performanceReviewRow.pick({
  id: true,
  employeeId: true,
  dueDate: true,
  dueDateSetAt: true,
  remindedOf: true,
});

/** In the place of the assessment, which is the manager's until the review is completed. */
const NOT_YET_ASSESSED: Omit<PerformanceReviewView, keyof PerformanceReviewFacts> = {
  overallRating: null,
  managerFeedback: null,
  areasForImprovement: [],
};

export interface ReviewsRequest extends PageRequest {
  readonly whose?: 'mine' | 'team' | undefined;
  readonly open?: 'true' | 'false' | undefined;
  readonly employeeId?: PersonId | undefined;
}

/** The two parts of a list, in order: the reviews that are open, next due first, and those that are over, latest due first. */
const PARTS = ['open', 'over'] as const;
type Part = (typeof PARTS)[number];
/** The part of the last review of a page, when it is due, and its id. */
const listKey = z.tuple([z.enum(PARTS), z.iso.date(), z.uuid()]);
type ListKey = z.infer<typeof listKey>;
type Ordered = (from: Knex.QueryBuilder) => Knex.QueryBuilder;

/**
 * The reviews of the reader, those they hold and those of the people in their reach: first the open ones, next due first, then all
 * others, latest due first.
 */
export async function performanceReviewsFor(
  db: ReadModels,
  reader: Reader,
  request: ReviewsRequest,
): Promise<Page<PerformanceReviewView>> {
  const after = readCursor(request.after, listKey);
  const parts = PARTS.filter(
    (part) => request.open === undefined || request.open === String(part === 'open'),
  );
  const wanted = after ? parts.slice(parts.indexOf(after[0])) : parts;
  // In one statement, which is one snapshot: a review that is completed meanwhile is in one part, and in one alone.
  const found = wanted.map((part) =>
    db.from(firstOfPart(db, reader, request, part, after?.[0] === part ? after : undefined).as(part)),
  );
  const rows = await rowsOf(namedRow, db.unionAll(found, true));
  const page = cutPage(rows.sort(inOrder), request.limit, ({ status, dueDate, id }) => [
    partOf(status),
    dueDate,
    id,
  ]);
  return { ...page, rows: page.rows.map((row) => reviewSeenBy(row, reader.id)) };
}

function partOf(status: PerformanceReviewRow['status']): Part {
  return OPEN_REVIEW_STATUSES.some((open) => open === status) ? 'open' : 'over';
}

/** Open ones first, the next due first; then all others, the latest due first. */
function inOrder(one: NamedRow, other: NamedRow): number {
  const [part, otherPart] = [partOf(one.status), partOf(other.status)];
  if (part !== otherPart) return part === 'open' ? -1 : 1;
  const isLater = `${one.dueDate} ${one.id}` > `${other.dueDate} ${other.id}`;
  return isLater === (part === 'open') ? 1 : -1;
}

function firstOfPart(
  db: ReadModels,
  reader: Reader,
  request: ReviewsRequest,
  part: Part,
  after: ListKey | undefined,
): Knex.QueryBuilder {
  const [order, beyond] = part === 'open' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const ordered: Ordered = (from) =>
    from
      .select('performance_reviews.*')
      .modify((query) => {
        if (part === 'open') void query.whereIn('performance_reviews.status', OPEN_REVIEW_STATUSES);
        else void query.whereNotIn('performance_reviews.status', OPEN_REVIEW_STATUSES);
        if (request.employeeId) void query.where('performance_reviews.employeeId', request.employeeId);
        if (request.whose === 'team') void query.whereNot('performance_reviews.employeeId', reader.id);
        if (after)
          void query.whereRaw(
            `(performance_reviews."dueDate", performance_reviews.id) ${beyond} (?::date, ?::uuid)`,
            after.slice(1),
          );
      })
      .orderBy([
        { column: 'performance_reviews.dueDate', order },
        { column: 'performance_reviews.id', order },
      ])
      .limit(request.limit + 1);
  const found = visible(db, reader, request.whose, ordered);
  return named(db, ordered(db.from(found.as('performance_reviews'))));
}

/** The first page of each way in which a review can be visible, each found by its own index; the caller sorts and cuts the union. */
function visible(
  db: ReadModels,
  reader: Reader,
  whose: ReviewsRequest['whose'],
  ordered: Ordered,
): Knex.QueryBuilder {
  const own = ordered(db('performance_reviews').where('performance_reviews.employeeId', reader.id));
  if (whose === 'mine') return own;
  const reach = reachOf(reader);
  if (reach === 'everyone') return ordered(db('performance_reviews'));
  const held = ordered(db('performance_reviews').where('performance_reviews.managerId', reader.id));
  if (reach === 'self' || reach === 'no one') return db.union([own, held], true);
  // Of each person in reach the first few, by the index of the employee.
  const ofOne = ordered(db('performance_reviews').whereRaw('performance_reviews."employeeId" = person.id'));
  const both = db.raw('(?) AS person CROSS JOIN LATERAL (?) AS performance_reviews', [
    idsInReach(db, reader),
    ofOne,
  ]);
  const ofPeople = ordered(db.from(db.select('performance_reviews.*').from(both).as('performance_reviews')));
  return db.union([held, ofPeople], true);
}

export const namedRow = performanceReviewRow.extend({
  employeeName: z.string(),
  managerName: z.string(),
});
type NamedRow = z.infer<typeof namedRow>;

function named(db: ReadModels, from: Knex.QueryBuilder): Knex.QueryBuilder {
  return from
    .join('people as employee', 'employee.id', 'performance_reviews.employeeId')
    .join('people as manager', 'manager.id', 'performance_reviews.managerId')
    .select(
      (['employee', 'manager'] as const).map((who) =>
        db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${who}Name"`),
      ),
    );
}

/** The fields of the view and no others; until it is completed, somebody who reads about themself gets the facts alone, whatever a review has beside. */
export function reviewSeenBy(row: NamedRow, readerId: PersonId): PerformanceReviewView {
  return row.employeeId === readerId && row.status !== 'completed'
    ? { ...performanceReviewFacts.parse(row), ...NOT_YET_ASSESSED }
    : performanceReviewView.parse(row);
}

/** One review, if it is in the reader's reach; undefined otherwise, so that nobody learns that it exists. */
export async function performanceReviewFor(
  db: ReadModels,
  reader: Reader,
  id: PerformanceReviewId,
): Promise<(PerformanceReviewView & Pick<PerformanceReviewRow, 'cancellationReason'>) | undefined> {
  const row = await rowOf(
    namedRow,
    named(db, db('performance_reviews').select('performance_reviews.*').where('performance_reviews.id', id))
      .andWhere((scope) => {
        void scope
          .where('performance_reviews.managerId', reader.id)
          .orWhere('performance_reviews.employeeId', reader.id)
          .orWhereIn('performance_reviews.employeeId', idsInReach(db, reader));
      })
      .limit(1),
  );
  return row && { ...reviewSeenBy(row, reader.id), cancellationReason: row.cancellationReason };
}

/** Whom a person reports to today: null for nobody, undefined when there is no such person. */
export async function managerOf(db: ReadModels, id: PersonId): Promise<PersonId | null | undefined> {
  const person = await rowOf(withManagerId, db('people').select('managerId').where({ id }).limit(1));
  return person?.managerId;
}

/** The open reviews due on these days or before: those a reminder may have become due for. */
export function openReviewsDueBy(
  db: ReadModels,
  day: string,
): Promise<Pick<PerformanceReviewRow, 'id' | 'employeeId' | 'dueDate' | 'dueDateSetAt' | 'remindedOf'>[]> {
  return rowsOf(
    reviewDue,
    db('performance_reviews')
      .select('id', 'employeeId', 'dueDate', 'dueDateSetAt', 'remindedOf')
      .whereIn('status', OPEN_REVIEW_STATUSES)
      .where('dueDate', '<=', day)
      .whereRaw(`NOT ("dueDate"::text || '/overdue') = ANY("remindedOf")`)
      .orderBy('dueDate'),
  );
}
