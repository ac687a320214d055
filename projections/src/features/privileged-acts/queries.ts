import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { PrivilegedActId } from '@annals/contracts/features/privileged-acts/ids';
import { privilegedActRow, type PrivilegedActRow } from '@annals/contracts/features/privileged-acts/views';
import { role, type Role } from '@annals/contracts/kernel/roles';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const withId = privilegedActRow.pick({ id: true });
const idEmailAndRole = z.object({
  id: personId,
  email: z.string(),
  role,
});

const latestKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** What is asked for of the list. */
type Asked = PageRequest & {
  readonly state: 'waiting' | 'closed';
  readonly subjectId?: PersonId | undefined;
};

/** The requests that wait, or those that were decided or expired, newest first. @param now an ISO instant */
export async function privilegedActsOf(
  db: ReadModels,
  request: Asked,
  now: string,
): Promise<Page<PrivilegedActRow>> {
  const cursor = readCursor(request.after, latestKey);
  const rows = await rowsOf(
    privilegedActRow,
    db('privileged_acts')
      .select('*')
      .modify((query) => {
        if (request.state === 'waiting')
          void query.where({ status: 'requested' }).where('expiresAt', '>', now);
        else
          void query.where((closed) => {
            void closed.whereNot({ status: 'requested' }).orWhere('expiresAt', '<=', now);
          });
        if (request.subjectId !== undefined) void query.where({ subjectId: request.subjectId });
        if (cursor) void query.whereRaw('("requestedAt", id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'requestedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => [row.requestedAt, row.id]);
}

/** The requests for the same that wait already. @param now an ISO instant */
export async function waitingActsLike(
  db: ReadModels,
  { act, subjectId, role, holdId }: Pick<PrivilegedActRow, 'act' | 'subjectId' | 'role' | 'holdId'>,
  now: string,
): Promise<PrivilegedActId[]> {
  const rows = await rowsOf(
    withId,
    db('privileged_acts')
      .select('id')
      .where({ act, subjectId, role, holdId, status: 'requested' })
      .where('expiresAt', '>', now),
  );
  return rows.map(({ id }) => id);
}

/** Whether a role that takes two administrators waits to be granted to somebody. @param now an ISO instant */
export async function awaitsRole(db: ReadModels, subjectId: PersonId, now: string): Promise<boolean> {
  const row: unknown = await db('privileged_acts')
    .select('id')
    .where({ act: 'grant-role', subjectId })
    .whereIn('status', ['requested', 'approved'])
    .where('expiresAt', '>', now)
    .first();
  return row !== undefined;
}

/** The acts that were approved and not carried out: the process that carried them out was interrupted. */
export async function approvedActs(db: ReadModels): Promise<PrivilegedActId[]> {
  const rows = await rowsOf(withId, db('privileged_acts').select('id').where({ status: 'approved' }));
  return rows.map(({ id }) => id);
}

/** Where a link for somebody goes. */
export async function administeredFactsOf(
  db: ReadModels,
  id: PersonId,
): Promise<{ readonly id: PersonId; readonly email: string; readonly role: Role } | undefined> {
  return rowOf(idEmailAndRole, db('people').select('id', 'email', 'role').where({ id }).limit(1));
}
