import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = 'docs/security';
const TABLE = join(FOLDER, 'asvs.md');

/** Every requirement of OWASP ASVS 5.0 of levels 1 (with a star) and 2, by its section. They do not change: a later version has other ids. */
const REQUIREMENTS = `
  V1.1: 1 2
  V1.2: 1* 2* 3* 4* 5* 6 7 8 9
  V1.3: 1* 2* 3 4 5 6 7 8 9 10 11
  V1.4: 1 2 3
  V1.5: 1* 2
  V2.1: 1* 2 3
  V2.2: 1* 2* 3
  V2.3: 1* 2 3 4
  V2.4: 1
  V3.2: 1* 2*
  V3.3: 1* 2 3 4
  V3.4: 1* 2* 3 4 5 6
  V3.5: 1* 2* 3* 4 5
  V3.7: 1 2
  V4.1: 1* 2 3
  V4.2: 1
  V4.3: 1 2
  V4.4: 1* 2 3 4
  V5.1: 1
  V5.2: 1* 2* 3
  V5.3: 1* 2*
  V5.4: 1 2 3
  V6.1: 1* 2 3
  V6.2: 1* 2* 3* 4* 5* 6* 7* 8* 9 10 11 12
  V6.3: 1* 2* 3 4
  V6.4: 1* 2* 3 4
  V6.5: 1 2 3 4 5
  V6.6: 1 2 3
  V6.8: 1 2 3 4
  V7.1: 1 2 3
  V7.2: 1* 2* 3* 4*
  V7.3: 1 2
  V7.4: 1* 2* 3 4 5
  V7.5: 1 2
  V7.6: 1 2
  V8.1: 1* 2
  V8.2: 1* 2* 3
  V8.3: 1*
  V8.4: 1
  V9.1: 1* 2* 3*
  V9.2: 1* 2 3 4
  V10.1: 1 2
  V10.2: 1 2
  V10.3: 1 2 3 4
  V10.4: 1* 2* 3* 4* 5* 6 7 8 9 10 11
  V10.5: 1 2 3 4 5
  V10.6: 1 2
  V10.7: 1 2 3
  V11.1: 1 2
  V11.2: 1 2 3
  V11.3: 1* 2* 3
  V11.4: 1* 2 3 4
  V11.5: 1
  V11.6: 1
  V12.1: 1* 2 3
  V12.2: 1* 2*
  V12.3: 1 2 3 4
  V13.1: 1
  V13.2: 1 2 3 4 5
  V13.3: 1 2
  V13.4: 1* 2 3 4 5
  V14.1: 1 2
  V14.2: 1* 2 3 4
  V14.3: 1* 2 3
  V15.1: 1* 2 3
  V15.2: 1* 2 3
  V15.3: 1* 2 3 4 5 6 7
  V16.1: 1
  V16.2: 1 2 3 4 5
  V16.3: 1 2 3 4
  V16.4: 1 2 3
  V16.5: 1 2 3
  V17.1: 1
  V17.2: 1 2 3 4
  V17.3: 1 2
`;

const STATES = ['kept', 'partly', 'not kept', 'the operator’s', 'does not apply'];

const expected = new Map(
  REQUIREMENTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [section = '', numbers = ''] = line.trim().split(': ');
      return numbers.split(' ').map((number): [string, string] => {
        return [`${section}.${number.replace('*', '')}`, number.endsWith('*') ? '1' : '2'];
      });
    }),
);

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
const text = readFileSync(TABLE, 'utf8');
const tableRows = text
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cellsOf);
const rows = tableRows
  .filter(([id = '']) => /^V\d/.test(id))
  .map(([id = '', level = '', requirement = '', state = '', where = '']) => ({
    id,
    level,
    requirement,
    state,
    where,
  }));

test('every requirement is there once, with its level, in order', () => {
  expect(expected.size).toBe(253);
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(
    [...expected].map(([id, level]) => `${id} ${level}`),
  );
});

test('each has one of the states, and words of its own', () => {
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  expect(rows.filter(({ requirement }) => requirement === '' || requirement.length > 60)).toEqual([]);
});

test('what is kept names a place, and everything else says why', () => {
  const placeless = rows.filter(({ state, where }) => state === 'kept' && linksIn(where).length === 0);
  expect(placeless.map(({ id }) => id)).toEqual([]);
  const silent = rows.filter(({ state, where }) => state !== 'kept' && where.length < 6);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('the sums at the top are right', () => {
  const count = (state: string, level: string) =>
    rows.filter((row) => (state === 'all' || row.state === state) && (level === '' || row.level === level))
      .length;
  for (const state of [...STATES, 'all'])
    expect(tableRows.find(([first]) => first === state)).toEqual([
      state,
      ...['1', '2', ''].map((level) => String(count(state, level))),
    ]);
});

describe.each(['asvs.md', 'controls.md', 'testing.md', 'threat-model.md'])('%s', (name) => {
  const page = readFileSync(join(FOLDER, name), 'utf8');

  test('links to files that exist, and to headings that they have', () => {
    const broken = linksIn(page).filter((address) => {
      const [path = '', anchor] = address.split('#');
      const file = path === '' ? join(FOLDER, name) : join(FOLDER, path);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  test('names tests and sources that exist', () => {
    const named = [...page.matchAll(/`([\w-]+\/[\w/.-]+\.(?:ts|tsx|yml|md))`/g)].flatMap(
      ([, path]) => path ?? [],
    );
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    const tests = [...page.matchAll(/`([\w-]+\.test\.ts)`/g)].flatMap(([, file]) => file ?? []);
    expect(tests.filter((file) => !existsSync(join('backend/test/security', file)))).toEqual([]);
  });
});

/** The addresses of links within the repository. */
function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .flatMap(([, address]) => address ?? [])
    .filter((address) => !/^https?:/.test(address));
}

/** How GitHub calls the headings of a page. */
function anchorsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
