import { MOST_RESOURCES, NOT_GIVEN, SCIM_PATH } from '@annals/contracts/features/scim/constants';
import { hireFields } from '@annals/contracts/features/people/commands';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { parseInput } from '@annals/contracts/kernel/input';
import { ROLE_LABELS, ROLES, type Role } from '@annals/contracts/kernel/roles';
import { z } from 'zod';
import { ENTERPRISE_SCHEMA, isObject, USER_SCHEMA, type Resource, type Value } from './attributes';
import { isTrue } from './patch';
import { ScimError } from './scim-error';

/** A person as SCIM clients see them. */
export interface KnownPerson {
  readonly id: PersonId;
  readonly userName: string;
  readonly externalId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly position: string | null;
  readonly department: string | null;
  readonly role: Role;
  readonly managerId: PersonId | null;
  /** What the client called a manager who has not arrived. */
  readonly managerRef: string | null;
  readonly isActive: boolean;
  readonly createdAt: string;
  readonly changedAt: string;
}

/** What a SCIM client wants of a person. */
export interface WantedPerson {
  readonly userName: string;
  readonly externalId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly position: string;
  readonly department: string;
  /** Named in any way; null: nobody. */
  readonly manager: string | null;
  /** undefined: as it is. */
  readonly role: Role | undefined;
  readonly isActive: boolean;
}

/** The resource of a person, without `meta`. */
export function resourceOf(person: KnownPerson): Resource {
  const manager = person.managerId ?? person.managerRef;
  const given = (text: string | null) => (text === NOT_GIVEN || text === null ? undefined : text);
  return {
    schemas: [USER_SCHEMA, ENTERPRISE_SCHEMA],
    id: person.id,
    ...(person.externalId === null ? {} : { externalId: person.externalId }),
    userName: person.userName,
    name: {
      givenName: person.firstName,
      familyName: person.lastName,
      formatted: `${person.firstName} ${person.lastName}`,
    },
    displayName: `${person.firstName} ${person.lastName}`,
    active: person.isActive,
    title: given(person.position),
    emails: [{ value: person.email, type: 'work', primary: true }],
    roles: [{ value: person.role, display: ROLE_LABELS[person.role], primary: true }],
    [ENTERPRISE_SCHEMA]: {
      department: given(person.department),
      ...(manager === null
        ? {}
        : {
            manager: { value: manager, ...(person.managerId && { $ref: `${SCIM_PATH}/Users/${manager}` }) },
          }),
    },
  };
}

const text = (most: number) => z.string().trim().min(1).max(most);
const wanted = z.object({
  userName: text(254),
  externalId: text(254).nullable(),
  firstName: hireFields.firstName,
  lastName: hireFields.lastName,
  email: hireFields.email,
  position: text(100),
  department: text(100),
  manager: text(254).nullable(),
});

/** @throws ScimError when something in the resource is not as it has to be */
export function wantedIn(resource: Resource, now?: KnownPerson): WantedPerson {
  const extension = isObject(resource[ENTERPRISE_SCHEMA]) ? resource[ENTERPRISE_SCHEMA] : {};
  const name = isObject(resource['name']) ? resource['name'] : {};
  const userName = textIn(resource['userName']);
  const [shownFirst, ...shownRest] = (
    textIn(resource['displayName']) ??
    textIn(name['formatted']) ??
    ''
  ).split(' ');
  const managed = extension['manager'];
  const parsed = parseInput(wanted, {
    userName,
    externalId: textIn(resource['externalId']) ?? null,
    firstName: textIn(name['givenName']) ?? shownFirst,
    lastName: textIn(name['familyName']) ?? shownRest.join(' '),
    email: emailIn(resource['emails']) ?? userName,
    position: textIn(resource['title']) ?? NOT_GIVEN,
    department: textIn(extension['department']) ?? NOT_GIVEN,
    manager: textIn(isObject(managed) ? managed['value'] : managed) ?? null,
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = NAMED[String(issue?.path[0])] ?? String(issue?.path[0] ?? 'the body');
    throw new ScimError(400, 'invalidValue', `${where}: ${issue?.message ?? 'is not valid'}`);
  }
  const active = resource['active'];
  return {
    ...parsed.data,
    role: roleIn(resource['roles'], now?.role),
    isActive: active === undefined || active === null ? true : isTrue(active),
  };
}

const NAMED: Readonly<Record<string, string>> = {
  firstName: 'name.givenName',
  lastName: 'name.familyName',
  email: 'emails',
  position: 'title',
  department: `${ENTERPRISE_SCHEMA}:department`,
  manager: `${ENTERPRISE_SCHEMA}:manager`,
};

/** A text that says something; a number is one too. */
function textIn(value: Value): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.trim();
}

/** The primary address, else the one of work, else the first. */
function emailIn(value: Value): string | undefined {
  if (!Array.isArray(value)) return isObject(value) ? textIn(value['value']) : textIn(value);
  const all = value.slice(0, MOST_RESOURCES).filter(isObject);
  const work = all.find(({ type }) => typeof type === 'string' && type.toLowerCase() === 'work');
  const chosen = all.find(({ primary }) => isTrue(primary)) ?? work ?? all[0];
  return chosen && textIn(chosen['value']);
}

/** @throws ScimError for the roles that two administrators grant */
function roleIn(value: Value, now: Role | undefined): Role | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = value
    .slice(0, MOST_RESOURCES)
    .map((one) => textIn(isObject(one) ? one['value'] : one)?.toLowerCase());
  const found = ROLES.filter((role) => names.includes(role) || names.includes(ENGLISH[role]));
  const [role] = found.filter((one) => one !== now).length > 0 ? found.filter((one) => one !== now) : found;
  if (role !== undefined && role !== now && isPrivileged(role))
    throw new ScimError(
      403,
      'mutability',
      'Administrators and auditors are made by two administrators in Annals, never by a directory.',
    );
  return role;
}

const ENGLISH: Readonly<Record<Role, string>> = {
  employee: 'employee',
  manager: 'manager',
  leader: 'leader',
  admin: 'administrator',
  auditor: 'auditor',
};
