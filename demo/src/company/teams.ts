import type { PersonId } from '@annals/contracts/kernel/ids';
import type { DemoPerson, Organisation } from './organisation';

const known = new WeakMap<Organisation, ReadonlyMap<PersonId, readonly DemoPerson[]>>();

/** Who reports to someone, in the order of the organisation. */
export function reportsTo(company: Organisation, managerId: PersonId): readonly DemoPerson[] {
  let teams = known.get(company);
  if (!teams) {
    const found = new Map<PersonId, DemoPerson[]>();
    for (const person of company.people) {
      if (person.managerId === null || person.role === 'auditor' || person.role === 'admin') continue;
      const team = found.get(person.managerId);
      if (team) team.push(person);
      else found.set(person.managerId, [person]);
    }
    teams = found;
    known.set(company, teams);
  }
  return teams.get(managerId) ?? [];
}
