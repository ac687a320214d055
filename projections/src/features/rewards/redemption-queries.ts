import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { RedemptionId } from '@annals/contracts/features/rewards/ids';
import { redemptionView, type RedemptionView } from '@annals/contracts/features/rewards/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { reachOf, type Reader } from '../../engine/scope';
import { asColleague } from '../people/as-colleague';

const withEmployeeId = z.object({ employeeId: personId });
const heldRedemptions = z.object({
  id: personId,
  employeeId: personId,
  managerId: personId,
});
const withId = z.object({
  id: personId,
});

/** When the last redemption of a page was asked for, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);
const keyOf = ({ createdAt, id }: RedemptionView) => [createdAt, id];

/** What a person asked for, newest first. */
export async function redemptionsOf(
  db: ReadModels,
  employeeId: PersonId,
  request: PageRequest,
): Promise<Page<RedemptionView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    redemptionView,
    shown(db)
      .where('redemption.employeeId', employeeId)
      .modify((query) => {
        if (cursor)
          void query.whereRaw('(redemption."createdAt", redemption.id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'redemption.createdAt', order: 'desc' },
        { column: 'redemption.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, keyOf);
}

/** What the reader may decide on, oldest first: their reports' wishes, an administrator everybody's but their own. */
export async function redemptionsWaitingFor(
  db: ReadModels,
  reader: Reader,
  request: PageRequest,
): Promise<Page<RedemptionView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    redemptionView,
    shown(db)
      .where('redemption.status', 'pending')
      .whereNot('redemption.employeeId', reader.id)
      .modify((query) => {
        if (reachOf(reader) !== 'everyone') void query.where('employee.managerId', reader.id);
        if (cursor)
          void query.whereRaw('(redemption."createdAt", redemption.id) > (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy(['redemption.createdAt', 'redemption.id'])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, keyOf);
}

/** Whose redemption it is; undefined when there is none of this id. */
export async function ownerOfRedemption(db: ReadModels, id: RedemptionId): Promise<PersonId | undefined> {
  const row = await rowOf(withEmployeeId, db('redemptions').select('employeeId').where('id', id).limit(1));
  return row?.employeeId;
}

/** With whom the open wishes of people are; the account represents them. What went to the administrators counts as with nobody: with oneself. */
export function redemptionsUnderWay(
  db: ReadModels,
  employeeIds: readonly PersonId[],
): Promise<z.infer<typeof heldRedemptions>[]> {
  return rowsOf(
    heldRedemptions,
    db('redemptions')
      .distinct(
        'employeeId as id',
        'employeeId',
        db.raw('coalesce("approverId", "employeeId") AS "managerId"'),
      )
      .whereIn('employeeId', [...employeeIds])
      .where({ status: 'pending' }),
  );
}

/** The people who work here and have a wish waiting with somebody who is not their manager today. */
export async function redemptionsMisassigned(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    withId,
    db('redemptions as redemption')
      .join('people as employee', 'employee.id', 'redemption.employeeId')
      .distinct('employee.id')
      .where('redemption.status', 'pending')
      .whereNull('employee.departedOn')
      .whereRaw('employee."managerId" IS DISTINCT FROM redemption."approverId"')
      .whereNotNull('employee.managerId'),
  );
  return rows.map(({ id }) => id);
}

function shown(db: ReadModels): Knex.QueryBuilder {
  return db('redemptions as redemption')
    .join('people as employee', 'employee.id', 'redemption.employeeId')
    .select('redemption.*', asColleague(db, 'employee', 'employee'));
}
