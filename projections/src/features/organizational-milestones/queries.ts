import { t } from '@annals/contracts/kernel/text';
import {
  organizationalMilestoneId,
  type OrganizationalMilestoneId,
} from '@annals/contracts/features/organizational-milestones/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import {
  organizationalMilestoneRow,
  type OrganizationalMilestoneView,
} from '@annals/contracts/features/organizational-milestones/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { namesOf } from '../people/queries';
import { counted } from '../people/working';

const withId = z.object({
  id: organizationalMilestoneId,
});
const withPersonId = z.object({
  id: personId,
});
const withPeople = z.object({
  people: z.number(),
});

/** The milestones: what is ahead by its target day, then what was achieved, the latest first, then what was given up. */
export async function organizationalMilestonesOf(db: ReadModels): Promise<OrganizationalMilestoneView[]> {
  const rows = await rowsOf(
    organizationalMilestoneRow,
    db('organizational_milestones')
      .select('*')
      .orderByRaw(
        `CASE status WHEN 'achieved' THEN 1 WHEN 'cancelled' THEN 2 ELSE 0 END,
       CASE WHEN status = 'achieved' THEN NULL ELSE "targetDate" END, "achievedDate" DESC, id`,
      ),
  );
  const names = await namesOf(db, [...new Set(rows.flatMap(({ eligibleEmployees }) => eligibleEmployees))]);
  return rows.map((row) => ({
    ...row,
    eligible: row.eligibleEmployees.map((id) => ({ id, name: names.get(id) ?? t('A former colleague') })),
  }));
}

/** Achieved milestones that not everyone eligible is known to be credited for. */
export async function milestonesToCredit(db: ReadModels): Promise<OrganizationalMilestoneId[]> {
  const rows = await rowsOf(
    withId,
    db('organizational_milestones')
      .select('id')
      .where('status', 'achieved')
      .where('pointsReward', '>', 0)
      .whereNull('rewardsCreditedAt'),
  );
  return rows.map(({ id }) => id);
}

/** Whom a milestone rewards. */
export interface Eligibility {
  readonly milestoneId: OrganizationalMilestoneId;
  readonly achievedDate: string;
  /** Nobody named: everybody. */
  readonly eligibleEmployees: readonly PersonId[];
}

/** The next people, by id, who worked here when it was achieved, are eligible, and do not have its points yet. */
export async function peopleToCredit(
  db: ReadModels,
  eligibility: Eligibility,
  after: PersonId | null,
  atMost: number,
): Promise<PersonId[]> {
  const rows = await rowsOf(
    withPersonId,
    eligible(db, eligibility)
      .whereNotExists((credited) =>
        credited
          .from('point_transactions')
          .where('referenceId', eligibility.milestoneId)
          .whereRaw('point_transactions."employeeId" = person.id'),
      )
      .modify((query) => {
        if (after !== null) void query.where('person.id', '>', after);
      })
      .orderBy('person.id')
      .limit(atMost)
      .select('person.id'),
  );
  return rows.map(({ id }) => id);
}

/** How many people a milestone rewards. */
export async function countEligible(db: ReadModels, eligibility: Eligibility): Promise<number> {
  const row = await rowOf(
    withPeople,
    eligible(db, eligibility).select(db.raw('count(*)::int AS people')).limit(1),
  );
  return row?.people ?? 0;
}

function eligible(db: ReadModels, { achievedDate, eligibleEmployees }: Eligibility): Knex.QueryBuilder {
  return counted(db('people as person'), 'person')
    .whereNot('person.role', 'auditor')
    .where((hired) => hired.whereNull('person.hireDate').orWhere('person.hireDate', '<=', achievedDate))
    .where((here) => here.whereNull('person.departedOn').orWhere('person.departedOn', '>=', achievedDate))
    .modify((query) => {
      if (eligibleEmployees.length > 0) void query.whereIn('person.id', [...eligibleEmployees]);
    });
}
