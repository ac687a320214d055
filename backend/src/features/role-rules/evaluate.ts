import type { RoleRule } from '@annals/contracts/features/role-rules/commands';
import {
  ORDINARY_ROLES,
  ROLES_IN_ORDER,
  type OrdinaryRole,
  type Otherwise,
} from '@annals/contracts/features/role-rules/constants';
import { isPrivileged, type PrivilegedRole } from '@annals/contracts/features/privileged-acts/constants';
import type { Role } from '@annals/contracts/kernel/roles';

/** What a provider says of somebody, by the names of its claims or attributes; or the groups somebody is in. Its author may mean harm. */
export type Facts = Readonly<Record<string, unknown>>;

export interface Rules {
  readonly rules: readonly RoleRule[];
  readonly otherwise: Otherwise;
}

/** What rules come to. */
export interface Outcome {
  /** Of each rule, in their order. */
  readonly rules: readonly {
    readonly matches: boolean;
    readonly isWithheld: boolean;
    /** What is there under its name. */
    readonly found: readonly string[];
  }[];
  /** Something that a rule needs was held back: nothing follows. */
  readonly isWithheld: boolean;
  /** The role that follows at once; null: it stays as it is. */
  readonly role: OrdinaryRole | null;
  readonly isOtherwise: boolean;
  /** What is asked of a second administrator. */
  readonly asks: PrivilegedRole | null;
}

/** More than any provider sends: what comes after is not looked at. */
const MOST_VALUES = 5_000;
const LONGEST_VALUE = 1_000;
const DEEPEST = 10;

const ENTRA_GROUPS = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups';
const ENTRA_GROUPS_LINK = 'http://schemas.microsoft.com/claims/groups.link';

/**
 * What rules come to on what is known of somebody: the first of the declared order of roles that a rule gives. Administrator and Auditor are
 * only asked for; until then the first of the other roles counts.
 * @param ignoresCase whether upper and lower case are the same, as in the names of groups of a directory
 */
export function evaluate({ rules, otherwise }: Rules, facts: Facts, ignoresCase = false): Outcome {
  const same = (text: string) => (ignoresCase ? text.toLowerCase() : text);
  const looked = rules.map(({ name, values }) => {
    const found = valuesAt(facts, name);
    const wanted = new Set(values.map(same));
    return {
      matches: found.some((one) => wanted.has(same(one))),
      isWithheld: isWithheld(facts, name),
      found,
    };
  });
  const none = { rules: looked, role: null, isOtherwise: false, asks: null };
  if (looked.some((rule) => rule.isWithheld)) return { ...none, isWithheld: true };
  const given = ROLES_IN_ORDER.filter((role) =>
    rules.some((rule, index) => rule.role === role && looked[index]?.matches === true),
  );
  const known = { ...none, isWithheld: false };
  if (given.length === 0)
    return { ...known, role: otherwise === 'keep' ? null : otherwise, isOtherwise: true };
  const [first] = given;
  return {
    ...known,
    role: given.find(isOrdinary) ?? null,
    asks: first !== undefined && isPrivileged(first) ? first : null,
  };
}

/** The names at the top of what is known that rules look at: as they are, and where a way with dots begins. */
export function namesNeeded(rules: readonly Pick<RoleRule, 'name'>[]): string[] {
  return [...new Set(rules.flatMap(({ name }) => [name, rootOf(name)]))];
}

/** Whether there is nothing under a name, nor is it said that it was held back. */
export function isMissing(facts: Facts, name: string): boolean {
  return found(facts, name) === undefined && !isWithheld(facts, name);
}

function isOrdinary(role: Role): role is OrdinaryRole {
  return (ORDINARY_ROLES as readonly Role[]).includes(role);
}

/** The texts under a name. Numbers and yes or no are texts too; what has parts of its own is no value. */
function valuesAt(facts: Facts, name: string): string[] {
  const value = found(facts, name);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.slice(0, MOST_VALUES).flatMap((one) => textOf(one) ?? []);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.length <= LONGEST_VALUE ? value : undefined;
}

/** What is called exactly so; else what a way with dots leads to. Only what was sent: nothing that every object has. */
function found(facts: Facts, name: string): unknown {
  if (Object.hasOwn(facts, name)) return facts[name];
  const way = name.split('.');
  if (way.length === 1 || way.length > DEEPEST) return undefined;
  let at: unknown = facts;
  for (const step of way) {
    if (!isPlain(at) || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return at;
}

/** Entra ID does not send more than 200 groups (150 by SAML), but says that they are somewhere else. */
function isWithheld(facts: Facts, name: string): boolean {
  const elsewhere = Object.hasOwn(facts, '_claim_names') ? facts['_claim_names'] : undefined;
  if (isPlain(elsewhere) && [name, rootOf(name)].some((one) => Object.hasOwn(elsewhere, one))) return true;
  if (rootOf(name) === 'groups' && Object.hasOwn(facts, 'hasgroups') && !Object.hasOwn(facts, 'groups'))
    return [true, 'true'].some((yes) => yes === facts['hasgroups']);
  return name === ENTRA_GROUPS && Object.hasOwn(facts, ENTRA_GROUPS_LINK);
}

function rootOf(name: string): string {
  return name.split('.')[0] ?? name;
}

function isPlain(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
