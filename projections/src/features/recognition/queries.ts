import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { recognitionId, type RecognitionId } from '@annals/contracts/features/recognition/ids';
import {
  recognitionCategoryRow,
  recognitionView,
  type RecognitionCategoryRow,
  type RecognitionView,
} from '@annals/contracts/features/recognition/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';
import { asColleague } from '../people/as-colleague';
import { managerOf } from '../people/queries';

const heldNomination = z.object({
  id: recognitionId,
  employeeId: personId,
  managerId: personId,
});
const withId = z.object({
  id: personId,
});

/** When the last recognition of a page was nominated, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);
const keyOf = ({ createdAt, id }: RecognitionView) => [createdAt, id];

/** The feed: approved recognitions by their visibility, and what the reader nominated whatever became of it; newest first. */
export async function recognitionsFor(
  db: ReadModels,
  reader: Reader,
  request: PageRequest,
): Promise<Page<RecognitionView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    recognitionView,
    shown(db)
      .where((scope) => visibleTo(db, reader, scope))
      .modify((query) => {
        if (cursor) void query.whereRaw('(r."createdAt", r.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'r.createdAt', order: 'desc' },
        { column: 'r.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, keyOf);
}

/** What the reader may approve or decline, oldest first: the person who waits longest comes first. */
export async function recognitionsWaitingFor(
  db: ReadModels,
  reader: Reader,
  request: PageRequest,
): Promise<Page<RecognitionView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    recognitionView,
    shown(db)
      .where((scope) => waitsFor(reader, scope))
      .modify((query) => {
        if (cursor) void query.whereRaw('(r."createdAt", r.id) > (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy(['r.createdAt', 'r.id'])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, keyOf);
}

/** One recognition, if the reader sees it in the feed or may decide on it; undefined otherwise, so that nobody learns that it exists. */
export async function recognitionFor(
  db: ReadModels,
  reader: Reader,
  id: RecognitionId,
): Promise<RecognitionView | undefined> {
  return rowOf(
    recognitionView,
    shown(db)
      .where('r.id', id)
      .where((scope) =>
        scope.where((feed) => visibleTo(db, reader, feed)).orWhere((waiting) => waitsFor(reader, waiting)),
      )
      .limit(1),
  );
}

/** Whom a nomination goes to today: the recipient's manager. Null where that is the nominator or nobody: then the administrators decide. */
export async function approverOf(
  db: ReadModels,
  { recipientId, nominatorId }: { recipientId: PersonId; nominatorId: PersonId },
): Promise<PersonId | null> {
  const managerId = await managerOf(db, recipientId);
  return managerId === nominatorId ? null : managerId;
}

/**
 * What waits for approval of these people, with whom it is. What went to the administrators counts as with the nominator: it stays with
 * them while the recipient reports to the nominator, and goes to the manager otherwise.
 */
export function nominationsUnderWay(
  db: ReadModels,
  recipientIds: readonly PersonId[],
): Promise<z.infer<typeof heldNomination>[]> {
  return rowsOf(
    heldNomination,
    db('recognitions')
      .select(
        'id',
        'recipientId as employeeId',
        db.raw('coalesce("approverId", "nominatorId") AS "managerId"'),
      )
      .whereIn('recipientId', [...recipientIds])
      .where({ status: 'nominated' }),
  );
}

/** The people who work here and have a nomination waiting with somebody who is not their manager today. */
export async function nominationsMisassigned(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('recognitions as r')
      .join('people as recipient', 'recipient.id', 'r.recipientId')
      .distinct('recipient.id')
      .where('r.status', 'nominated')
      .whereNull('recipient.departedOn')
      .whereRaw('recipient."managerId" <> coalesce(r."approverId", r."nominatorId")'),
  );
  return rows.map(({ id }) => id);
}

/** An approved recognition whose recipient has not been credited the points. */
const uncredited = z.object({
  recognitionId,
  employeeId: personId,
  points: z.number(),
  title: z.string(),
  approvedBy: personId,
});
export type Uncredited = z.infer<typeof uncredited>;

/** Approved recognitions without a transaction. Some may only seem so while a read model is behind: crediting twice does nothing. */
export async function recognitionsToCredit(db: ReadModels, atMost: number): Promise<Uncredited[]> {
  return rowsOf(
    uncredited,
    db('recognitions as r')
      .leftJoin('point_transactions as transaction', 'transaction.referenceId', 'r.id')
      .where('r.status', 'approved')
      .whereNull('transaction.id')
      .orderBy(['r.createdAt', 'r.id'])
      .limit(atMost)
      .select(
        'r.id as recognitionId',
        'r.recipientId as employeeId',
        'r.pointsAwarded as points',
        'r.title',
        'r.approvedBy',
      ),
  );
}

/** The categories, the active ones first, by name. */
export async function recognitionCategoriesOf(db: ReadModels): Promise<RecognitionCategoryRow[]> {
  return rowsOf(
    recognitionCategoryRow,
    db('recognition_categories')
      .select('*')
      .orderBy([{ column: 'isActive', order: 'desc' }, 'name', 'id']),
  );
}

function shown(db: ReadModels): Knex.QueryBuilder {
  return db('recognitions as r')
    .join('people as recipient', 'recipient.id', 'r.recipientId')
    .join('people as nominator', 'nominator.id', 'r.nominatorId')
    .join('recognition_categories as category', 'category.id', 'r.categoryId')
    .select(
      'r.*',
      db.raw(
        `jsonb_build_object('id', category.id, 'name', category.name, 'iconName', category."iconName", 'color', category.color) AS category`,
      ),
      asColleague(db, 'recipient', 'recipient'),
      asColleague(db, 'nominator', 'nominator'),
    );
}

function visibleTo(db: ReadModels, reader: Reader, scope: Knex.QueryBuilder): void {
  void scope.where('r.nominatorId', reader.id).orWhere((approved) =>
    approved.where('r.isApproved', true).where((seen) => {
      void seen.where('r.visibility', 'organization');
      if (reachOf(reader) === 'everyone') return void seen.orWhereRaw('true');
      void seen
        .orWhereIn('r.recipientId', idsInReach(db, reader))
        .orWhere('nominator.managerId', reader.id)
        .orWhere('recipient.managerId', db('people').select('managerId').where({ id: reader.id }))
        .orWhere((department) =>
          department
            .where('r.visibility', 'department')
            .where('recipient.department', db('people').select('department').where({ id: reader.id })),
        );
    }),
  );
}

function waitsFor(reader: Reader, scope: Knex.QueryBuilder): void {
  void scope
    .where('r.status', 'nominated')
    .whereNot('r.nominatorId', reader.id)
    .whereNot('r.recipientId', reader.id);
  if (reachOf(reader) !== 'everyone') void scope.where('recipient.managerId', reader.id);
}
