import { SCIM_GROUPS } from '@annals/contracts/features/role-rules/constants';
import { roleKeeperRow, roleRulesRow, type RoleRulesRow } from '@annals/contracts/features/role-rules/views';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

const keeper = roleKeeperRow.pick({ keeperId: true, keeper: true });
export type RoleKeeper = z.infer<typeof keeper>;
const kept = roleKeeperRow.pick({ id: true, keeper: true });
const counted = roleKeeperRow.pick({ keeperId: true }).extend({ people: z.int() });
const withMaker = z.object({ madeBy: personId });

/**
 * Whose rules decide somebody's role now. Rules that were all removed, those of a provider that is off, and those of groups that no directory
 * keeps any more decide nothing.
 */
export function roleKeeperOf(db: ReadModels, id: PersonId): Promise<RoleKeeper | undefined> {
  return rowOf(
    keeper,
    inForce(db).where('keeper.id', id).select('keeper.keeperId', 'keeper.keeper').limit(1),
  );
}

/** What decides the role of each person whose role follows from rules now, by person. */
export async function roleKeepersByPerson(db: ReadModels): Promise<ReadonlyMap<PersonId, string>> {
  const rows = await rowsOf(kept, inForce(db).select('keeper.id', 'keeper.keeper'));
  return new Map(rows.map((row) => [row.id, row.keeper]));
}

function inForce(db: ReadModels): Knex.QueryBuilder {
  return db('role_keepers as keeper')
    .join('role_rules as rules', 'rules.id', 'keeper.keeperId')
    .where('rules.hasRules', true)
    .where((on) => {
      void on
        .whereExists(
          db('identity_providers as provider')
            .whereRaw('provider.id::text = keeper."keeperId"')
            .where('provider.isOn', true),
        )
        .orWhere((groups) => {
          void groups.where('keeper.keeperId', SCIM_GROUPS).whereExists(directories(db));
        });
    });
}

/** The clients that keep people and groups by SCIM. */
function directories(db: ReadModels): Knex.QueryBuilder {
  return db('service_tokens').where({ kind: 'scim', state: 'active' }).whereRaw('"expiresAt" > now()');
}

/** Who made the tokens of the directories that work now: each of them could have put anybody into a group. */
export async function makersOfDirectories(db: ReadModels): Promise<PersonId[]> {
  const rows = await rowsOf(withMaker, directories(db).distinct('madeBy'));
  return rows.map(({ madeBy }) => madeBy);
}

/** The rules of every source that ever had some. */
export function everyRules(db: ReadModels): Promise<RoleRulesRow[]> {
  return rowsOf(roleRulesRow, db('role_rules'));
}

/** How many people's role follows from the rules of each source. */
export async function peopleByKeeper(db: ReadModels): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    counted,
    db('role_keepers').groupBy('keeperId').select('keeperId').select(db.raw('count(*)::int AS people')),
  );
  return new Map(rows.map(({ keeperId, people }) => [keeperId, people]));
}
