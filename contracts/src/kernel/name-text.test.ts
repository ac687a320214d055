import { expect, test } from 'vitest';
import { hireFields } from '../features/people/commands';
import { changeProfile } from '../features/people/profile';

test.each([
  ['of the other direction', 'Ann\u202Eegnahc\u202C', 'Annegnahc'],
  ['isolated', '\u2066Ann\u2069', 'Ann'],
  ['with a space that has no width', 'An\u200Bn', 'Ann'],
  ['with a mark of byte order', '\uFEFFAnn', 'Ann'],
  ['with tags', 'Ann\u{E0041}', 'Ann'],
  ['with spaces around', '  Ann ', 'Ann'],
])('a name %s is the one that is read', (_, entered, name) => {
  for (const field of ['firstName', 'lastName', 'position', 'department'] as const)
    expect(hireFields[field].parse(entered)).toBe(name);
  expect(changeProfile.parse({ firstName: entered, lastName: entered })).toEqual({
    firstName: name,
    lastName: name,
  });
});

test.each(['\u200B', '\u202E\u202C', '\u200D', ' \u2060 ', '\u0301', '\u3164'])(
  'a name that nobody can see is none: %j',
  (entered) => {
    expect(hireFields.firstName.safeParse(entered).error?.issues[0]?.message).toBe('First name is required');
    expect(changeProfile.safeParse({ firstName: entered }).error?.issues[0]?.message).toBe(
      'First name is required',
    );
  },
);

test.each(['می\u200Cخواهم', 'שָׁלוֹם', 'О’Коннор', '👩\u200D💻', 'Nguyễn Thị', '山田', "D'Arcy-Smith"])(
  'what belongs to the spelling of a name stays: %s',
  (name) => {
    expect(hireFields.firstName.parse(name)).toBe(name);
  },
);
