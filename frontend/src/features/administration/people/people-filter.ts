import { PEOPLE_STATES, type PeopleState } from '@annals/contracts/features/people/administration';
import { ROLES, type Role } from '@annals/contracts/kernel/roles';

/** Whom the directory shows. It is in the address, so that it can be sent to somebody and come back to. */
export interface PeopleFilter {
  readonly search: string;
  readonly state: PeopleState;
  readonly department: string;
  readonly role: Role | '';
}

/** Reads the filter from an address; what is not known is left out. */
export function filterOf(address: URLSearchParams): PeopleFilter {
  return {
    search: address.get('search') ?? '',
    state: PEOPLE_STATES.find((known) => known === address.get('state')) ?? 'working',
    department: address.get('department') ?? '',
    role: ROLES.find((known) => known === address.get('role')) ?? '',
  };
}

/** Writes the filter into an address, without what is as usual. */
export function addressOf({ search, state, department, role }: PeopleFilter): Record<string, string> {
  return {
    ...(search !== '' && { search }),
    ...(state !== 'working' && { state }),
    ...(department !== '' && { department }),
    ...(role !== '' && { role }),
  };
}
