import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { placesWithAbove } from '@annals/projections/features/people/structure';
import { v7 } from 'uuid';
import { allOf } from '../../platform/commands/settle-all';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import type { Services } from '../../platform/services/services';
import { Chart } from '../imports/chart';
import { withOrganizationLock } from '../person/organization-lock';
import { person, type FutureManager } from '../person/person-decider';
import { KeptDirectory } from './kept';
import { REASON } from './person-changes';

/** People who are moved in one turn of the organization. */
const AT_ONCE = 200;

/**
 * Gives people their manager who has arrived.
 * @param names what clients may call those who arrived; null: everybody who waits is looked at
 */
export async function bringTogether(
  services: Services,
  origin: Pick<CommandOrigin, 'actor'>,
  names: readonly string[] | null,
): Promise<void> {
  const kept = new KeptDirectory(services.pool);
  const waiting = names === null ? await kept.allWaiting() : await kept.waitingFor(names);
  if (waiting.length === 0) return;
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const part = waiting.slice(from, from + AT_ONCE);
    const arrived = await withOrganizationLock(services, (dispatch) =>
      assign(services, dispatch, part, origin),
    );
    await kept.noteManagerArrived(arrived);
  }
}

async function assign(
  services: Services,
  dispatch: Dispatch,
  waiting: readonly { readonly personId: PersonId; readonly managerRef: string }[],
  { actor }: Pick<CommandOrigin, 'actor'>,
): Promise<PersonId[]> {
  const { readModels, pool } = services;
  const kept = new KeptDirectory(pool);
  const names = [...new Set(waiting.map(({ managerRef }) => managerRef))];
  const [users, external] = await Promise.all([kept.usersNamed(names), kept.usersWithExternalIds(names)]);
  const byName = new Map(users.map((user) => [user.userName.toLowerCase(), user.personId]));
  const byExternalId = new Map(external.map((user) => [user.externalId, user.personId]));
  const { places, leading } = await placesWithAbove(readModels, {
    ids: [
      ...waiting
        .flatMap(({ personId: id, managerRef }) => [id, personId.safeParse(managerRef).data ?? []])
        .flat(),
      ...users.map((user) => user.personId),
      ...external.map((user) => user.personId),
    ],
    emails: names.map((name) => name.toLowerCase()),
  });
  const chart = new Chart(places);
  const origin = () => ({ actor, commandId: v7(), reason: REASON });
  const moves: { readonly id: PersonId; readonly manager: FutureManager; readonly hasReports: boolean }[] =
    [];
  const raised = new Set<PersonId>();
  for (const { personId: id, managerRef } of waiting) {
    const asId = personId.safeParse(managerRef).data;
    const name = managerRef.toLowerCase();
    const managerId =
      (asId && chart.get(asId)?.id) ??
      byExternalId.get(managerRef) ??
      byName.get(name) ??
      chart.withAddress(name)?.id;
    const manager = managerId && chart.get(managerId);
    const place = chart.get(id);
    if (!manager || !place || manager.departedOn !== null || chart.isBelow(manager.id, id)) continue;
    if (manager.role === 'auditor') continue;
    if (manager.role === 'employee') raised.add(manager.id);
    const role = manager.role === 'employee' ? 'manager' : manager.role;
    const hasReports = leading.has(id) || chart.hasReports(id);
    moves.push({ id, manager: { id: manager.id, role, hasLeft: false, isBelow: false }, hasReports });
    // The next one is looked at with this one in its place.
    chart.set({ ...place, managerId: manager.id });
  }
  const others = { hasReports: false, otherAdministrator: true };
  await allOf([...raised], (id) =>
    dispatch(
      person,
      id,
      { type: 'ChangeEmployee', role: 'manager', around: { ...others, manager: null } },
      origin(),
    ),
  );
  await allOf(moves, ({ id, manager, hasReports }) =>
    dispatch(
      person,
      id,
      { type: 'ChangeEmployee', managerId: manager.id, around: { ...others, manager, hasReports } },
      origin(),
    ),
  );
  return moves.map(({ id }) => id);
}
