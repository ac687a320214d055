import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { erasureRow, type ErasureRow, type ErasureStatus } from '@annals/contracts/features/privacy/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const erasedPerson = z.object({
  personId,
  erasedAt: z.string(),
  requestedBy: personId,
  approvedBy: personId,
});
const idAndDepartedOn = z.object({
  id: personId,
  departedOn: z.string().nullable(),
});
const withId = z.object({
  id: personId,
});

const latestKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** Requests, holds and erasures, the latest change first. */
export async function erasuresOf(
  db: ReadModels,
  request: PageRequest & { readonly status?: ErasureStatus | undefined },
): Promise<Page<ErasureRow>> {
  const cursor = readCursor(request.after, latestKey);
  const rows = await rowsOf(
    erasureRow,
    db('erasures')
      .select('*')
      .modify((query) => {
        if (request.status) void query.where('status', request.status);
        if (cursor) void query.whereRaw('("changedAt", id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'changedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.changedAt, row.id]);
}

/** The state of the erasure of a person; undefined when nothing was ever asked for. */
export async function erasureOf(db: ReadModels, id: PersonId): Promise<ErasureRow | undefined> {
  return rowOf(erasureRow, db('erasures').where({ id }).limit(1));
}

/** Everybody who was erased, and by whom. */
export async function erased(db: ReadModels): Promise<
  readonly {
    readonly personId: PersonId;
    readonly erasedAt: string;
    readonly requestedBy: PersonId;
    readonly approvedBy: PersonId;
  }[]
> {
  return rowsOf(
    erasedPerson,
    db('erasures')
      .select({ personId: 'id', erasedAt: 'erasedAt', requestedBy: 'requestedBy', approvedBy: 'decidedBy' })
      .where('status', 'erased')
      .orderBy('id'),
  );
}

/** When people left; who still works here has null. A person who is not in the answer is nobody. */
export async function whoLeft(
  db: ReadModels,
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, { readonly departedOn: string | null }>> {
  const rows = await rowsOf(idAndDepartedOn, db('people').select('id', 'departedOn').whereIn('id', ids));
  return new Map(rows.map(({ id, departedOn }) => [id, { departedOn }]));
}

/** The people whose erasure is approved and not done: the process that carried them out was interrupted. */
export async function approvedErasures(db: ReadModels): Promise<readonly PersonId[]> {
  const rows = await rowsOf(withId, db('erasures').select('id').where('status', 'approved'));
  return rows.map(({ id }) => id);
}
