import { breakGlassRow, type BreakGlassRow } from '@annals/contracts/features/break-glass/views';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** Everything that is kept of accounts for emergencies; there are few. */
export function breakGlassAccountsOf(db: ReadModels): Promise<BreakGlassRow[]> {
  return rowsOf(breakGlassRow, db('break_glass_accounts').select('*').orderBy('id').limit(200));
}

/** Whether an account is kept for emergencies. */
export async function isBreakGlassAccount(db: ReadModels, id: PersonId): Promise<boolean> {
  const row: unknown = await db('break_glass_accounts').select('id').where({ id, isDeclared: true }).first();
  return row !== undefined;
}

/** Those whose account was retired while its person kept the role that it had. */
export async function rolesToEnd(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(
    breakGlassRow.pick({ id: true }),
    db('break_glass_accounts as account')
      .join('people as person', 'person.id', 'account.id')
      .where({ 'account.endsRole': true, 'person.role': 'admin' })
      .whereNull('person.departedOn')
      .select('account.id'),
  );
  return rows.map(({ id }) => id);
}

const deed = z.object({
  occurredAt: z.string(),
  type: z.string(),
  stream: z.string(),
  people: z.array(personId),
});
export type Deed = z.infer<typeof deed>;

/** What somebody did since a moment, newest first. */
export function deedsOf(db: ReadModels, actorId: PersonId, since: string): Promise<Deed[]> {
  return rowsOf(
    deed,
    db('event_index')
      .select('occurredAt', 'type', 'stream', 'people')
      .where({ actorId })
      .where('occurredAt', '>=', since)
      .orderBy([
        { column: 'occurredAt', order: 'desc' },
        { column: 'position', order: 'desc' },
      ])
      .limit(200),
  );
}
