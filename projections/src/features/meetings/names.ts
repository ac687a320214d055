import { meetingRow } from '@annals/contracts/features/meetings/views';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** A meeting with the names of its two people. */
export const namedMeeting = meetingRow.extend({ employeeName: z.string(), managerName: z.string() });
export type NamedMeeting = z.infer<typeof namedMeeting>;

/** Adds them to a query of `meetings`. */
export function withNames(db: ReadModels, query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query
    .join('people as employee', 'employee.id', 'meetings.employeeId')
    .join('people as manager', 'manager.id', 'meetings.managerId')
    .select(
      (['employee', 'manager'] as const).map((who) =>
        db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${who}Name"`),
      ),
    );
}
