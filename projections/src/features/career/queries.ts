import type { CareerMilestoneId } from '@annals/contracts/features/career/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { OPEN_MILESTONE_STATUSES } from '@annals/contracts/features/career/constants';
import { careerMilestoneRow, careerMilestoneView } from '@annals/contracts/features/career/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { idsInReach, type Reader } from '../../engine/scope';
import { ledByAndSelf } from '../summaries/people-of';

const withEmployeeId = z.object({
  employeeId: personId,
});

export interface MilestonesRequest extends PageRequest {
  readonly employeeId?: PersonId | undefined;
}

/** When the last milestone of a page is due, and its id. */
const listKey = z.tuple([z.iso.date(), z.uuid()]);
const namedRow = careerMilestoneRow.extend({
  employeeName: z.string(),
  managerName: z.string(),
  /** Whom the employee reports to today. */
  reportsTo: personId.nullable(),
});
type NamedRow = z.infer<typeof namedRow>;
const knownMilestone = careerMilestoneView.omit({ today: true });
type KnownMilestone = z.infer<typeof knownMilestone>;

/** The milestones of one person in the reader's reach, or of themself and everyone they lead, latest due first. */
export async function milestonesFor(
  db: ReadModels,
  reader: Reader,
  request: MilestonesRequest,
): Promise<Page<KnownMilestone>> {
  const cursor = readCursor(request.after, listKey);
  const latest = (from: Knex.QueryBuilder) =>
    from
      .select('career_milestones.*')
      .modify((query) => {
        if (cursor)
          void query.whereRaw(
            '(career_milestones."dueDate", career_milestones.id) < (?::date, ?::uuid)',
            cursor,
          );
      })
      .orderBy([
        { column: 'career_milestones.dueDate', order: 'desc' },
        { column: 'career_milestones.id', order: 'desc' },
      ])
      .limit(request.limit + 1);
  const rows = await rowsOf(namedRow, named(db, latest(about(db, reader, request.employeeId, latest))));
  return cutPage(
    rows.map((row) => asView(row, reader.id)),
    request.limit,
    (row) => [row.dueDate, row.id],
  );
}

function about(
  db: ReadModels,
  reader: Reader,
  employeeId: PersonId | undefined,
  latest: (from: Knex.QueryBuilder) => Knex.QueryBuilder,
): Knex.QueryBuilder {
  if (employeeId !== undefined)
    return db('career_milestones')
      .where('career_milestones.employeeId', employeeId)
      .whereIn('career_milestones.employeeId', idsInReach(db, reader));
  if (reader.role === 'admin') return db('career_milestones');
  const ofOne = latest(db('career_milestones').whereRaw('career_milestones."employeeId" = person.id'));
  const both = db.raw('(?) AS person CROSS JOIN LATERAL (?) AS career_milestones', [
    ledByAndSelf(db, reader),
    ofOne,
  ]);
  return db.from(db.select('career_milestones.*').from(both).as('career_milestones'));
}

function named(db: ReadModels, from: Knex.QueryBuilder): Knex.QueryBuilder {
  return from
    .join('people as employee', 'employee.id', 'career_milestones.employeeId')
    .join('people as manager', 'manager.id', 'career_milestones.managerId')
    .select('employee.managerId as reportsTo')
    .select(
      (['employee', 'manager'] as const).map((who) =>
        db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${who}Name"`),
      ),
    );
}

/** What the reader may do follows from today's reporting line, as in the rules. */
function asView(row: NamedRow, readerId: PersonId): KnownMilestone {
  const open = OPEN_MILESTONE_STATUSES.some((status) => status === row.status);
  const leads = row.reportsTo === readerId;
  const own = row.employeeId === readerId;
  return knownMilestone.parse({
    ...row,
    allowed: {
      start: row.status === 'pending' && (leads || own),
      conclude: open && leads,
      note: own ? 'employee' : leads ? 'manager' : null,
    },
  });
}

/** Whether a milestone exists and is about someone in the reader's reach. */
export async function seesMilestone(db: ReadModels, reader: Reader, id: CareerMilestoneId): Promise<boolean> {
  const found: unknown = await db('career_milestones')
    .select('id')
    .where({ id })
    .whereIn('employeeId', idsInReach(db, reader))
    .first();
  return found !== undefined;
}

/** Whose milestone it is; undefined when there is none. */
export async function employeeOfMilestone(
  db: ReadModels,
  id: CareerMilestoneId,
): Promise<PersonId | undefined> {
  const found = await rowOf(
    withEmployeeId,
    db('career_milestones').select('employeeId').where({ id }).limit(1),
  );
  return found?.employeeId;
}
