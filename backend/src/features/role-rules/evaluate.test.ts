import type { RoleRule } from '@annals/contracts/features/role-rules/commands';
import type { Otherwise } from '@annals/contracts/features/role-rules/constants';
import type { Role } from '@annals/contracts/kernel/roles';
import { describe, expect, test } from 'vitest';
import { evaluate, isMissing, namesNeeded } from './evaluate';
import { namedValues } from '../../platform/kernel/named-values';

const rule = (name: string, values: string | string[], role: Role): RoleRule => ({
  name,
  values: [values].flat(),
  role,
});
const on = (
  facts: unknown,
  rules: readonly RoleRule[],
  otherwise: Otherwise = 'keep',
  ignoresCase = false,
) => {
  const { role, asks, isWithheld, isOtherwise } = evaluate(
    { rules, otherwise },
    facts as Record<string, unknown>,
    ignoresCase,
  );
  return { role, asks, isWithheld, isOtherwise };
};
const gives = (facts: unknown, name = 'groups', value = 'm') =>
  on(facts, [rule(name, value, 'manager')]).role;

describe('what a rule finds', () => {
  test.each([
    ['a single text', { groups: 'm' }, 'groups'],
    ['one of a list', { groups: ['a', 'm'] }, 'groups'],
    ['nested, by a way with dots', { realm_access: { roles: ['m'] } }, 'realm_access.roles'],
    [
      'a name that is an address',
      { 'https://annals.example/groups': ['m'] },
      'https://annals.example/groups',
    ],
    ['a name with dots, before a way', { 'a.b': 'm', a: { b: 'x' } }, 'a.b'],
    ['one text among what is none', { groups: [{ name: 'm' }, null, ['m'], 'm'] }, 'groups'],
  ])('%s', (_, facts, name) => expect(gives(facts, name)).toBe('manager'));

  test.each([
    ['not there', {}],
    ['another one', { groups: ['M', 'mm', ' m'] }],
    ['objects', { groups: [{ value: 'm' }] }],
    ['a list in a list', { groups: [['m']] }],
    ['an object in its place', { groups: { m: true } }],
    ['null', { groups: null }],
    ['a list of texts in one text', { groups: 'a,m' }],
    ['beyond what is looked at', { groups: [...Array<string>(5_000).fill('x'), 'm'] }],
  ])('nothing: %s', (_, facts) => expect(gives(facts)).toBeNull());

  test('numbers and yes or no as they are written', () => {
    expect(gives({ level: 7 }, 'level', '7')).toBe('manager');
    expect(gives({ is: true }, 'is', 'true')).toBe('manager');
  });

  test('nothing of what every object has, and nothing through lists', () => {
    for (const name of [
      '__proto__',
      'constructor',
      'constructor.name',
      'toString.name',
      'groups.length',
      'groups.0',
    ])
      expect(gives({ groups: ['m'] }, name, 'Object')).toBeNull();
    expect(gives({ groups: ['m'] }, 'groups.0')).toBeNull();
    const hostile: unknown = JSON.parse('{"__proto__": {"groups": "m"}, "constructor": {"groups": "m"}}');
    expect(gives(hostile)).toBeNull();
    // As a name that was sent it is one like any other.
    expect(gives(hostile, '__proto__.groups')).toBe('manager');
  });

  test('huge and deep facts take no time', () => {
    let deep: unknown = 'm';
    for (let depth = 0; depth < 100_000; depth += 1) deep = { a: deep };
    const facts = { a: deep, groups: Array<string>(1_000_000).fill('x'.repeat(20)) };
    const began = performance.now();
    expect(gives(facts)).toBeNull();
    expect(gives(facts, Array<string>(50).fill('a').join('.'))).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('what rules come to', () => {
  const rules = [
    rule('g', 'e', 'employee'),
    rule('g', ['m', 'm2'], 'manager'),
    rule('g', 'l', 'leader'),
    rule('g', 'au', 'auditor'),
    rule('g', 'ad', 'admin'),
  ];
  test.each([
    [['e', 'm2'], 'manager', null],
    [['l', 'm', 'e'], 'leader', null],
    [['ad'], null, 'admin'],
    [['ad', 'au', 'e'], 'employee', 'admin'],
    [['au', 'l'], 'leader', 'auditor'],
  ])('%j: %s at once, %s is asked for', (g, role, asks) => {
    expect(on({ g }, rules, 'employee')).toEqual({ role, asks, isWithheld: false, isOtherwise: false });
  });

  test('no rule matches: the role stays, or is the one that was chosen', () => {
    expect(on({}, rules)).toEqual({ role: null, asks: null, isWithheld: false, isOtherwise: true });
    expect(on({ g: 'x' }, rules, 'employee').role).toBe('employee');
  });

  test('names of groups are the same in upper and lower case, claims are not', () => {
    expect(on({ g: ['M2'] }, rules, 'keep', true).role).toBe('manager');
    expect(on({ g: ['M2'] }, rules).role).toBeNull();
  });
});

describe('groups that Entra ID holds back', () => {
  const nothing = { role: null, asks: null, isWithheld: true, isOtherwise: false };
  test.each([
    ['an id token', 'groups', { _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } }],
    ['an implicit token', 'groups', { hasgroups: true }],
    [
      'an assertion',
      'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
      { 'http://schemas.microsoft.com/claims/groups.link': 'https://graph.windows.net/…' },
    ],
  ])('%s: nothing follows, also of other rules', (_, name, facts) => {
    const rules = [rule(name, 'm', 'manager'), rule('roles', 'r', 'leader')];
    expect(on({ ...facts, roles: ['r'] }, rules, 'employee')).toEqual(nothing);
    expect(isMissing(facts, name)).toBe(false);
  });

  test('what no rule looks at may be held back', () => {
    expect(on({ _claim_names: { groups: 'src1' }, roles: 'r' }, [rule('roles', 'r', 'leader')]).role).toBe(
      'leader',
    );
    expect(on({ _claim_names: 'groups', groups: 'm' }, [rule('groups', 'm', 'manager')]).role).toBe(
      'manager',
    );
  });
});

test('what is asked of a provider: the names as they are, and where ways begin', () => {
  expect(namesNeeded([rule('groups', 'm', 'manager'), rule('realm_access.roles', 'm', 'manager')])).toEqual([
    'groups',
    'realm_access.roles',
    'realm_access',
  ]);
  expect(isMissing({ realm_access: {} }, 'realm_access.roles')).toBe(true);
  expect(isMissing({ groups: [] }, 'groups')).toBe(false);
});

test('attributes of one name are one list, whatever they are called', () => {
  expect(
    namedValues([
      ['Role', ['a']],
      ['one', ['x']],
      ['Role', ['b', 'c']],
      ['none', []],
    ]),
  ).toEqual({ Role: ['a', 'b', 'c'], one: 'x', none: [] });
  expect(Object.hasOwn(namedValues([['__proto__', ['x']]]), '__proto__')).toBe(true);
});
