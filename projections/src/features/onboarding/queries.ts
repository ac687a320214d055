import { onboardingWorkflowId, type OnboardingWorkflowId } from '@annals/contracts/features/onboarding/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  ONBOARDING_STATUSES,
  OPEN_ONBOARDING_STATUSES,
  type OnboardingStatus,
} from '@annals/contracts/features/onboarding/constants';
import {
  onboardingWorkflowRow,
  onboardingTeamMember,
  onboardingView,
  type OnboardingTeamMember,
  type OnboardingView,
  type OnboardingWorkflowRow,
} from '@annals/contracts/features/onboarding/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';
import { TEAM_MEMBER } from '../people/queries';
import { matchesWords } from '../people/search';

const idAndMovedAt = onboardingWorkflowRow.pick({ id: true, movedAt: true });

export interface OnboardingsRequest extends PageRequest {
  readonly status?: 'open' | OnboardingStatus | undefined;
}

/** When the last onboarding of a page began, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);
type Ordered = (from: Knex.QueryBuilder) => Knex.QueryBuilder;

/** The onboardings of others: those the reader runs and those of the people in their reach, the newest first. */
export async function onboardingsFor(
  db: ReadModels,
  reader: Reader,
  request: OnboardingsRequest,
): Promise<Page<OnboardingView>> {
  const cursor = readCursor(request.after, listKey);
  const { status } = request;
  const ordered: Ordered = (from) =>
    from
      .select('onboarding_workflows.*')
      .whereNot('onboarding_workflows.employeeId', reader.id)
      .modify((query) => {
        if (status === 'open') void query.whereIn('onboarding_workflows.status', OPEN_ONBOARDING_STATUSES);
        else if (status) void query.where('onboarding_workflows.status', status);
        if (cursor)
          void query.whereRaw(
            '(onboarding_workflows."createdAt", onboarding_workflows.id) < (?::timestamptz, ?::uuid)',
            cursor,
          );
      })
      .orderBy([
        { column: 'onboarding_workflows.createdAt', order: 'desc' },
        { column: 'onboarding_workflows.id', order: 'desc' },
      ])
      .limit(request.limit + 1);
  const found = visible(db, reader, ordered);
  const rows = await rowsOf(onboardingView, named(db, ordered(db.from(found.as('onboarding_workflows')))));
  return cutPage(
    rows.map((row) => asView(row, reader.id)),
    request.limit,
    (row) => [row.createdAt, row.id],
  );
}

/** The first page of each way in which an onboarding can be visible, each found by its own index; the caller sorts and cuts the union. */
function visible(db: ReadModels, reader: Reader, ordered: Ordered): Knex.QueryBuilder {
  if (reachOf(reader) === 'everyone') return ordered(db('onboarding_workflows'));
  const run = ordered(db('onboarding_workflows').where('onboarding_workflows.managerId', reader.id));
  const ofOne = ordered(db('onboarding_workflows').whereRaw('onboarding_workflows."employeeId" = person.id'));
  const both = db.raw('(?) AS person CROSS JOIN LATERAL (?) AS onboarding_workflows', [
    idsInReach(db, reader),
    ofOne,
  ]);
  return db.union(
    [run, ordered(db.from(db.select('onboarding_workflows.*').from(both).as('onboarding_workflows')))],
    true,
  );
}

function named(db: ReadModels, from: Knex.QueryBuilder): Knex.QueryBuilder {
  return from
    .join('people as employee', 'employee.id', 'onboarding_workflows.employeeId')
    .join('people as manager', 'manager.id', 'onboarding_workflows.managerId')
    .leftJoin('people as buddy', 'buddy.id', 'onboarding_workflows.buddyId')
    .select(
      (['employee', 'manager', 'buddy'] as const).map((who) =>
        db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${who}Name"`),
      ),
    )
    .select(db.raw(`employee."departedOn" IS NOT NULL AS "employeeHasLeft"`));
}

/** The fields of the view and no others, without the manager's notes for the employee they are about. */
function asView(row: OnboardingView, readerId: PersonId): OnboardingView {
  return onboardingView.parse(row.employeeId === readerId ? { ...row, managerNotes: null } : row);
}

/** One onboarding, if it is in the reader's reach; undefined otherwise, so that nobody learns that it exists. */
export async function onboardingFor(
  db: ReadModels,
  reader: Reader,
  id: OnboardingWorkflowId,
): Promise<OnboardingView | undefined> {
  const row = await rowOf(
    onboardingView,
    named(
      db,
      db('onboarding_workflows').select('onboarding_workflows.*').where('onboarding_workflows.id', id),
    )
      .andWhere((scope) => {
        void scope
          .where('onboarding_workflows.managerId', reader.id)
          .orWhereIn('onboarding_workflows.employeeId', idsInReach(db, reader));
      })
      .limit(1),
  );
  return row && asView(row, reader.id);
}

/** The reader's own onboarding; undefined when it has not begun. */
export async function onboardingOf(db: ReadModels, personId: PersonId): Promise<OnboardingView | undefined> {
  const row = await rowOf(
    onboardingView,
    named(
      db,
      db('onboarding_workflows')
        .select('onboarding_workflows.*')
        .where('onboarding_workflows.employeeId', personId),
    )
      .orderBy('onboarding_workflows.createdAt', 'desc')
      .limit(1),
  );
  return row && asView(row, personId);
}

/** The last and first name and the id of the last person of a page. */
const teamKey = z.tuple([z.string(), z.string(), z.uuid()]);

/** The people a reader can bring on board, by name: who reports to them, for an administrator everybody but themself. */
export async function onboardingTeamOf(
  db: ReadModels,
  reader: Reader,
  request: PageRequest & { search?: string | undefined },
): Promise<Page<OnboardingTeamMember>> {
  const cursor = readCursor(request.after, teamKey);
  const rows = await rowsOf(
    teamRow,
    db('people as person')
      .leftJoin('onboarding_workflows as workflow', 'workflow.employeeId', 'person.id')
      .select(TEAM_MEMBER.map((column) => `person.${column}`))
      .select('person.hireDate')
      .select('workflow.id as workflowId', 'workflow.status', 'workflow.completionPercentage')
      .whereNull('person.departedOn')
      .whereNotNull('person.managerId')
      .whereNot('person.id', reader.id)
      .modify((query) => {
        if (reader.role !== 'admin') void query.where('person.managerId', reader.id);
        if (cursor)
          void query.whereRaw('(person."lastName", person."firstName", person.id) > (?, ?, ?::uuid)', cursor);
        matchesWords(query, 'person', request.search);
      })
      .orderBy(['person.lastName', 'person.firstName', 'person.id'])
      .limit(request.limit + 1),
  );
  return cutPage(rows.map(asTeamMember), request.limit, (row) => [row.lastName, row.firstName, row.id]);
}

const teamRow = onboardingTeamMember.omit({ workflow: true }).extend({
  workflowId: onboardingWorkflowId.nullable(),
  status: z.enum(ONBOARDING_STATUSES).nullable(),
  completionPercentage: z.number().nullable(),
});
type TeamRow = z.infer<typeof teamRow>;

function asTeamMember({
  workflowId,
  status,
  completionPercentage,
  ...person
}: TeamRow): OnboardingTeamMember {
  const workflow =
    workflowId === null || status === null
      ? null
      : { id: workflowId, status, completionPercentage: completionPercentage ?? 0 };
  return onboardingTeamMember.parse({ ...person, workflow });
}

/** Whether a person works here today and is in a reader's reach: whom they may name as a buddy. */
export async function isColleagueInReach(db: ReadModels, reader: Reader, id: PersonId): Promise<boolean> {
  const found: unknown = await db('people')
    .select('id')
    .where({ id })
    .whereNull('departedOn')
    .whereIn('id', idsInReach(db, reader))
    .first();
  return found !== undefined;
}

/** The onboardings under way in which nothing has happened since `until`, and nobody was reminded of it. */
export function onboardingsStandingStill(
  db: ReadModels,
  until: string,
): Promise<Pick<OnboardingWorkflowRow, 'id' | 'movedAt'>[]> {
  return rowsOf(
    idAndMovedAt,
    db('onboarding_workflows')
      .select('id', 'movedAt')
      .where('status', 'active')
      .where('movedAt', '<=', until)
      .where('completionPercentage', '<', 100)
      .whereRaw('("remindedAt" IS NULL OR "remindedAt" < "movedAt")')
      .orderBy('movedAt'),
  );
}
