import type { PersonId } from '@annals/contracts/kernel/ids';
import { isBreakGlassAccount } from '@annals/projections/features/break-glass/queries';
import {
  administratorsBesides,
  idsOfReports,
  isAtOrAbove,
  standingOf,
} from '@annals/projections/features/people/structure';
import { roleKeeperOf } from '@annals/projections/features/role-rules/queries';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { Around, FutureManager } from './person-decider';
import type { RoleKeeper } from './moves';

/** What the rules need to know of whom `personId` is to report to; of a person not hired yet nobody can be below. */
export async function futureManagerOf(
  db: ReadModels,
  managerId: PersonId | null,
  personId?: PersonId,
): Promise<FutureManager | null | undefined> {
  if (managerId === null) return null;
  const standing = await standingOf(db, managerId);
  if (!standing) return undefined;
  return {
    id: managerId,
    role: standing.role,
    hasLeft: standing.departedOn !== null,
    isBelow: personId !== undefined && (await isAtOrAbove(db, personId, managerId)),
  };
}

/** The organization around a person, as the rules look at it. Only within a turn does it stay so. */
export async function aroundOf(
  db: ReadModels,
  personId: PersonId,
  managerId: PersonId | null = null,
): Promise<Around> {
  return {
    manager: await futureManagerOf(db, managerId, personId),
    hasReports: (await idsOfReports(db, personId)).length > 0,
    otherAdministrator: (await administratorsBesides(db, personId)).length > 0,
    isForEmergencies: await isBreakGlassAccount(db, personId),
    roleKeeper: await keeperOf(db, personId),
  };
}

/** Whose rules decide somebody's role now. */
export async function keeperOf(db: ReadModels, personId: PersonId): Promise<RoleKeeper | undefined> {
  const found = await roleKeeperOf(db, personId);
  return found && { id: found.keeperId, name: found.keeper };
}
