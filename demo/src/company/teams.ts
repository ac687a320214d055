import type { PersonId } from '@annals/contracts/kernel/ids';
import type { DemoPerson, Organization } from './organization';

const known = new WeakMap<Organization, ReadonlyMap<PersonId, readonly DemoPerson[]>>();

/** Who reports to someone, in the order of the organization. */
export function reportsTo(company: Organization, managerId: PersonId): readonly DemoPerson[] {
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
