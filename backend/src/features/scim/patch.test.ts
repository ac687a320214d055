import { describe, expect, test } from 'vitest';
import { ENTERPRISE_SCHEMA, GROUP_ATTRIBUTES, knownIn, USER_ATTRIBUTES, type Resource } from './attributes';
import { byOne, matching } from './filter';
import { isTrue, patched } from './patch';
import { ScimError } from './scim-error';

const user: Resource = {
  userName: 'ada@contoso.example',
  active: true,
  name: { givenName: 'Ada', familyName: 'Lovelace' },
  emails: [{ value: 'ada@contoso.example', type: 'work', primary: true }],
};
const patch = (...Operations: Resource[]) => patched(user, { Operations }, USER_ATTRIBUTES);

describe('a PATCH in the dialect of', () => {
  test('Entra ID: capital operations, texts for booleans, a value path, a bare manager', () => {
    const after = patch(
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'countess@contoso.example' },
      { op: 'Add', path: `${ENTERPRISE_SCHEMA}:manager`, value: 'b3a1' },
      { op: 'Add', path: `${ENTERPRISE_SCHEMA}:department`, value: 'Science' },
      { op: 'Replace', path: 'name.givenName', value: 'Augusta' },
    );
    expect(isTrue(after['active'])).toBe(false);
    expect(after).toMatchObject({
      emails: [{ value: 'countess@contoso.example', type: 'work', primary: true }],
      [ENTERPRISE_SCHEMA]: { manager: { value: 'b3a1' }, department: 'Science' },
      name: { givenName: 'Augusta', familyName: 'Lovelace' },
    });
  });
  test('Entra ID without a path: names with dots and with schemas in the value', () =>
    expect(
      patch({
        op: 'Add',
        value: {
          'name.familyName': 'King',
          [`${ENTERPRISE_SCHEMA}:department`]: 'Nobility',
          'emails[type eq "home"].value': 'home@contoso.example',
        },
      }),
    ).toMatchObject({
      name: { givenName: 'Ada', familyName: 'King' },
      emails: [{ type: 'work' }, { type: 'home', value: 'home@contoso.example' }],
      [ENTERPRISE_SCHEMA]: { department: 'Nobility' },
    }));
  test('Okta: no path, an object as value, the extension within it', () =>
    expect(
      patch({ op: 'replace', value: { active: false, [ENTERPRISE_SCHEMA]: { manager: { value: 'm' } } } }),
    ).toMatchObject({ active: false, [ENTERPRISE_SCHEMA]: { manager: { value: 'm' } } }));
  test('either: members added, removed by filter and by value', () => {
    const group: Resource = { displayName: 'Payroll', members: [{ value: 'a' }, { value: 'b' }] };
    const members = (operation: Resource) =>
      patched(group, { Operations: [operation] }, GROUP_ATTRIBUTES)['members'];
    expect(members({ op: 'Add', path: 'members', value: [{ value: 'c' }, { value: 'a' }] })).toHaveLength(3);
    expect(members({ op: 'remove', path: 'members[value eq "a"]' })).toEqual([{ value: 'b' }]);
    expect(members({ op: 'Remove', path: 'members', value: [{ value: 'b' }] })).toEqual([{ value: 'a' }]);
    expect(members({ op: 'remove', path: 'members' })).toEqual([]);
    expect(members({ op: 'replace', path: 'members', value: [{ value: 'z' }] })).toEqual([{ value: 'z' }]);
  });
});

describe('a PATCH', () => {
  test('leaves alone what is not kept here', () =>
    expect(
      patch(
        { op: 'add', path: 'phoneNumbers[type eq "work"].value', value: '1' },
        { op: 'add', path: 'urn:acme:x', value: '1' },
      ),
    ).toEqual(user));
  test('writes to no prototype', () => {
    patch({
      op: 'add',
      value: JSON.parse(
        '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
      ) as Resource,
    });
    patch(
      { op: 'add', path: '__proto__.value', value: 'x' },
      { op: 'add', path: 'name', value: JSON.parse('{"__proto__": {"polluted": true}}') as Resource },
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
  test.each([
    [{}, 'invalidSyntax'],
    [{ Operations: [] }, 'invalidSyntax'],
    [{ Operations: [{ op: 'move', path: 'title', value: 'x' }] }, 'invalidSyntax'],
    [{ Operations: [{ op: 'remove' }] }, 'noTarget'],
    [{ Operations: [{ op: 'add', value: 'x' }] }, 'noTarget'],
    [{ Operations: [{ op: 'add', path: 'emails[type eq "work"', value: 'x' }] }, 'invalidPath'],
    [{ Operations: [{ op: 'add', path: 'na me..x', value: 'x' }] }, 'invalidPath'],
    [{ Operations: [{ op: 'add', path: 'emails[((((type eq "x"))))].value', value: 'x' }] }, 'invalidFilter'],
    [
      { Operations: Array.from({ length: 101 }, () => ({ op: 'add', path: 'title', value: 'x' })) },
      'tooMany',
    ],
  ])('that cannot be read is refused: %j', (body, scimType) => {
    const refused = () => patched(user, body, USER_ATTRIBUTES);
    expect(refused).toThrow(ScimError);
    expect(refused).toThrow(expect.objectContaining({ scimType }) as Error);
  });
});

test('names of attributes are known in any case, and no others', () =>
  expect(
    knownIn({ USERNAME: 'x', Emails: [{ VALUE: 'y', nested: { a: 1 } }], nickName: 'z' }, USER_ATTRIBUTES),
  ).toEqual({
    userName: 'x',
    emails: [{ value: 'y' }],
  }));

describe('a filter', () => {
  test.each([
    ['userName eq "Ada@contoso.example"', { attribute: 'userName', value: 'Ada@contoso.example' }],
    ['externalId eq "a\\"b"', { attribute: 'externalId', value: 'a"b' }],
    ['emails[type eq "work"].value eq "a@b.example"', { attribute: 'email', value: 'a@b.example' }],
    ['title eq "x"', undefined],
    ['userName eq "a" or userName eq "b"', undefined],
  ])('%s', (filter, found) => expect(byOne(filter)).toEqual(found));
  test.each([
    ['userName sw "ADA"', 1],
    ['name.familyName co "love" and active eq true', 1],
    ['active eq "False"', 0],
    ['emails[type eq "work" and value co "contoso"]', 1],
    ['not (userName eq "x")', 1],
    ['title pr', 0],
    [`${ENTERPRISE_SCHEMA}:department eq "science"`, 0],
  ])('%s', (filter, count) => expect(matching([user], filter)).toHaveLength(count));
  test.each([
    'userName eq',
    `userName eq "${'x'.repeat(600)}"`,
    Array.from({ length: 12 }, () => 'title pr').join(' and '),
    '((((userName eq "x"))))',
    'emails[[[[',
  ])('that is broken or too much is refused: %s', (filter) =>
    expect(() => matching([user], filter)).toThrow(ScimError),
  );
  test('takes no time that grows with what is sent', () => {
    const evil = [
      '('.repeat(500),
      '"'.repeat(511),
      `userName eq "${'\\'.repeat(500)}`,
      `a${' '.repeat(500)}`,
      '[a eq '.repeat(80),
    ];
    const begun = performance.now();
    for (const filter of evil) expect(() => matching([user], filter)).toThrow(ScimError);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
