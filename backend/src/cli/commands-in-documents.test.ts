import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { COMMANDS, GROUPS } from './registry';
import { SETTINGS } from '../platform/configuration/configuration';

const operations = readFileSync('docs/operations.md', 'utf8');

/** Every command as it is typed, with its options. */
const commands = new Map(
  [{ name: '', commands: COMMANDS }, ...GROUPS].flatMap(({ name: group, commands: registered }) => {
    const within = new Command(group);
    for (const register of registered) register(within);
    return within.commands.map((command): [string, readonly string[]] => [
      `${group} ${command.name()}`.trim(),
      command.options.map(({ long }) => long ?? ''),
    ]);
  }),
);

/** The first cells of the table whose head begins with a word. */
function firstCells(head: string): readonly string[] {
  const table = operations.split('\n\n').find((part) => part.startsWith(`| ${head} `)) ?? '';
  return table.split('\n').map((row) => row.split(/(?<!\\)\|/)[1]?.trim() ?? '');
}

test('docs/operations.md has every command and every setting', () => {
  const rows = firstCells('command');
  const has = (command: string) => {
    const [group = '', name] = command.split(' ');
    return rows.some((row) =>
      name === undefined
        ? new RegExp(`\`${group}[ \`]`).test(row)
        : row.includes(`\`${group} `) && new RegExp(`[\` ]${name}[\` ]`).test(row),
    );
  };
  expect([...commands.keys()].filter((command) => !has(command))).toEqual([]);

  const settings =
    firstCells('variable')
      .join(' ')
      .match(/[A-Z_]+…?/g) ?? [];
  const named = (setting: string) =>
    settings.some((one) => (one.endsWith('…') ? setting.startsWith(one.slice(0, -1)) : setting === one));
  expect(SETTINGS.filter((setting) => !named(setting))).toEqual([]);
});

test('commands that documents name exist, with the options they are given', () => {
  const files = execFileSync('git', ['ls-files', '*.md', '*.yml', '.env.example'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => file !== 'CHANGELOG.md');
  const groups = new Set(GROUPS.map(({ name }) => name));
  let found = 0;
  const wrong = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/annals (?:-- )?([a-z][a-z-]*)(?: ([a-z][a-z-]*))?([^`\n#]*)/g),
    ].flatMap(([typed, first = '', second = '', rest = '']) => {
      // A group may be named by itself.
      if (!commands.has(first) && (!groups.has(first) || second === '')) return [];
      const options = commands.get(groups.has(first) ? `${first} ${second}` : first);
      found += 1;
      const unknown = (rest.match(/(?<=\s)--[a-z-]+/g) ?? []).filter((option) => !options?.includes(option));
      return options === undefined || unknown.length > 0 ? [`${file}: ${typed}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(50);
});
