import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const held = z.object({ id: z.uuid(), employeeId: personId, managerId: personId.nullable() });
const withId = z.object({ id: personId });

interface Open {
  readonly table: string;
  /** The column of the employee, where it is another one. */
  readonly employee?: string;
  /** Keeps what is open of the table, which is called `record`. @param now an ISO instant */
  readonly open: (query: Knex.QueryBuilder, now: string) => Knex.QueryBuilder;
  /** The condition on `record` and `employee` under which a record is misassigned, where it is another one. */
  readonly when?: string;
}

/** With somebody to whom the employee does not report today, or of an employee who has left. */
const WITH_ANOTHER = `employee."departedOn" IS NOT NULL OR employee."managerId" <> record."managerId"`;

/** What handing over asks of a read model whose open records are each with a manager, or with nobody. */
export function inFlight({ table, employee: column = 'employeeId', open, when = WITH_ANOTHER }: Open) {
  const from = (db: ReadModels) => db(`${table} as record`);
  return {
    /** The open records of employees, with the manager of each. @param now an ISO instant */
    underWay: (db: ReadModels, employeeIds: readonly PersonId[], now: string) =>
      rowsOf(
        held,
        open(
          from(db)
            .select('record.id', `record.${column} as employeeId`, 'record.managerId')
            .whereIn(`record.${column}`, [...employeeIds]),
          now,
        ),
      ),
    /** The employees with a record that is misassigned. @param now an ISO instant */
    misassigned: async (db: ReadModels, now: string): Promise<PersonId[]> => {
      const employees = from(db)
        .join('people as employee', 'employee.id', `record.${column}`)
        .distinct('employee.id')
        .whereRaw(`(${when})`);
      return (await rowsOf(withId, open(employees, now))).map(({ id }) => id);
    },
  };
}
