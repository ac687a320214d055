import { UNANSWERED } from '@annals/contracts/features/access-reviews/constants';
import type { AccessReviewId } from '@annals/contracts/features/access-reviews/ids';
import {
  accessItemRow,
  accessReviewRow,
  type AccessReviewRow,
} from '@annals/contracts/features/access-reviews/views';
import { PRIVILEGED_ROLES } from '@annals/contracts/features/privileged-acts/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import type { Reader } from '../../engine/scope';
import { unanswered } from './unanswered';

const withName = accessItemRow.extend({ name: z.string(), dueOn: z.string(), sortedBy: z.string() });
/** What a review lists, with the name of the review and what it is sorted by. */
export type NamedItem = z.infer<typeof withName>;

const latestKey = z.tuple([z.iso.datetime(), z.uuid()]);
const sortedKey = z.tuple([z.string(), z.uuid()]);
const withId = z.object({ id: personId });
const held = z.object({ id: z.string(), employeeId: personId, managerId: personId });
const due = z.object({
  id: accessReviewRow.shape.id,
  employeeId: personId,
  dueDate: z.string(),
  dueDateSetAt: z.string(),
  remindedOf: z.array(z.string()),
});

/** The reviews, newest first. */
export async function accessReviewsOf(db: ReadModels, request: PageRequest): Promise<Page<AccessReviewRow>> {
  const cursor = readCursor(request.after, latestKey);
  const rows = await rowsOf(
    accessReviewRow,
    db('access_reviews')
      .modify((query) => {
        if (cursor) void query.whereRaw('("startedAt", id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'startedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.startedAt, row.id]);
}

export function accessReviewOf(db: ReadModels, id: AccessReviewId): Promise<AccessReviewRow | undefined> {
  return rowOf(accessReviewRow, db('access_reviews').where({ id }).limit(1));
}

/** The reviews that are being listed or answered. */
export function accessReviewsUnderWay(db: ReadModels): Promise<AccessReviewRow[]> {
  return rowsOf(
    accessReviewRow,
    db('access_reviews').whereIn('status', ['listing', 'open']).orderBy('startedAt').orderBy('id'),
  );
}

/** What waits for somebody's answer: their own, and of an administrator what is with the administrators. */
export function itemsToAnswer(db: ReadModels, reader: Reader, page: PageRequest): Promise<Page<NamedItem>> {
  return sortedItems(db, page, (rows) => {
    void unanswered(rows).where((either) => {
      void either.where('item.reviewerId', reader.id);
      if (reader.role === 'admin')
        void either.orWhere((shared) => {
          void shared
            .whereNull('item.reviewerId')
            .whereRaw('item."holderId" IS DISTINCT FROM ?', [reader.id])
            .whereRaw('item."madeById" IS DISTINCT FROM ?', [reader.id]);
        });
    });
  });
}

/** What a review lists. */
export function itemsOfReview(
  db: ReadModels,
  reviewId: AccessReviewId,
  { state, ...page }: PageRequest & { readonly state: 'all' | 'unanswered' | 'answered' },
): Promise<Page<NamedItem>> {
  return sortedItems(db, page, (rows) => {
    void rows.join('access_reviews as review', 'review.id', 'item.reviewId').where('item.reviewId', reviewId);
    if (state === 'unanswered') void rows.whereIn('item.status', [...UNANSWERED, 'withdrawing']);
    if (state === 'answered') void rows.whereNotIn('item.status', [...UNANSWERED, 'withdrawing']);
  });
}

/** By who has it; what belongs to nobody comes last. @param narrow joins the review, as `review` */
async function sortedItems(
  db: ReadModels,
  request: PageRequest,
  narrow: (rows: Knex.QueryBuilder) => void,
): Promise<Page<NamedItem>> {
  const cursor = readCursor(request.after, sortedKey);
  const sortedBy = `coalesce(lower(holder."lastName" || ' ' || holder."firstName") || ' ' || holder.id, '~') || ' ' || item.kind`;
  const rows = await rowsOf(
    withName,
    db('access_review_items as item')
      .leftJoin('people as holder', 'holder.id', 'item.holderId')
      .modify(narrow)
      .select('item.*', 'review.name', 'review.dueOn', db.raw(`${sortedBy} AS "sortedBy"`))
      .modify((query) => {
        if (cursor) void query.whereRaw(`(${sortedBy}, item.id) > (?, ?::uuid)`, cursor);
      })
      .orderByRaw(`${sortedBy}, item.id`)
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.sortedBy, row.id]);
}

/** The reviews that are open and due on this day or before, and whose end was not told yet. */
export function openAccessReviewsDueBy(db: ReadModels, day: string) {
  return rowsOf(
    due,
    db('access_reviews')
      .select('id', 'remindedOf', { employeeId: 'startedBy', dueDate: 'dueOn', dueDateSetAt: 'startedAt' })
      .where('status', 'open')
      .where('dueOn', '<=', day)
      .whereNull('escalatedAt')
      .orderBy('dueOn'),
  );
}

/** What handing over asks: what is to be answered by the manager of somebody, by `<review>/<item>`. */
export const accessItemsInFlight = {
  underWay: (db: ReadModels, employeeIds: readonly PersonId[]) =>
    rowsOf(
      held,
      unanswered(db('access_review_items as item'))
        .whereIn('item.holderId', [...employeeIds])
        .whereNotNull('item.reviewerId')
        .select({ employeeId: 'item.holderId', managerId: 'item.reviewerId' })
        .select(db.raw(`item."reviewId" || '/' || item.id AS id`)),
    ),
  misassigned: async (db: ReadModels): Promise<PersonId[]> => {
    const rows = unanswered(db('access_review_items as item'))
      .join('people as employee', 'employee.id', 'item.holderId')
      .whereNull('employee.departedOn')
      .whereNotNull('item.reviewerId')
      .whereRaw('employee."managerId" IS DISTINCT FROM item."reviewerId"')
      .distinct('employee.id');
    return (await rowsOf(withId, rows)).map(({ id }) => id);
  },
};

/** What is with a manager, of somebody who became an administrator or auditor since it was listed, by `<review>/<item>`. */
export async function itemsOfNewlyPrivileged(db: ReadModels): Promise<string[]> {
  const rows = await rowsOf(
    held.pick({ id: true }),
    unanswered(db('access_review_items as item'))
      .join('people as holder', 'holder.id', 'item.holderId')
      .whereIn('holder.role', [...PRIVILEGED_ROLES])
      .whereNotNull('item.reviewerId')
      .select(db.raw(`item."reviewId" || '/' || item.id AS id`)),
  );
  return rows.map(({ id }) => id);
}
