import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const { forbidden } = require('../.dependency-cruiser.cjs') as {
  forbidden: readonly { readonly name: string; readonly from: { readonly path?: string } }[];
};

/** Where the rules of `.dependency-cruiser.cjs` look: whatever they find may lead to nothing that has a clock or a database. */
const COVERED = ['rules-are-pure', 'folds-are-pure'].map((rule) => {
  const path = forbidden.find(({ name }) => name === rule)?.from.path;
  if (path === undefined) throw new Error(`There is no rule ${rule}.`);
  return new RegExp(path);
});
const isCovered = (file: string) => COVERED.some((rule) => rule.test(file));

/** What declares a decider, a fold, a history or sentences, by what it is imported from. */
const DECLARES: readonly (readonly [name: string, from: string])[] = [
  ['decider', 'backend/src/platform/commands/decider'],
  ['catalogue', 'backend/src/platform/commands/catalogue'],
  ['HistoryFormatters', 'backend/src/platform/commands/history'],
  ['sentences', 'backend/src/platform/commands/sentences'],
  ['projection', 'projections/src/engine/projection'],
];

/** What is known without being imported, and is another thing each time. */
const IMPURE =
  /new Date\(\)|Date\.now\b|Math\.random\b|(?<!['\w.])(?:process|performance|crypto|console)\.\w|\b(?:fetch|setTimeout|setInterval|setImmediate|queueMicrotask)\(/;

/** Source files by their path. */
type Sources = ReadonlyMap<string, string>;

/** The sources of a room, without tests. */
function sourcesOf(...rooms: readonly string[]): Sources {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
}

const ROOM = /^@annals\/([a-z-]+)\//;

/** The path of what a file imports, without its ending; undefined for packages. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return ROOM.test(specifier) ? specifier.replace(ROOM, '$1/src/') : undefined;
}

/** The files that declare something which has to be pure, and are not named so that the rules find them. */
function unnamed(sources: Sources): string[] {
  const files = [...sources].filter(([file, text]) => !isCovered(file) && declared(file, text).length > 0);
  return files.map(([file]) => file);
}

/** What a file declares that has to be pure. */
function declared(file: string, text: string): readonly string[] {
  if (!DECLARES.some(([name]) => text.includes(name))) return [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    const from = target(file, statement.moduleSpecifier.text);
    const names = bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
    return DECLARES.filter(([name, place]) => place === from && names.includes(name)).map(([name]) => name);
  });
}

/** What the pure files lead to that asks for the time, for chance, or for something outside. */
function impure(sources: Sources): string[] {
  const reached = new Set([...sources.keys()].filter(isCovered));
  // A set that grows while it is walked is walked to its end.
  for (const file of reached) {
    for (const { fileName } of ts.preProcessFile(sources.get(file) ?? '').importedFiles) {
      const path = target(file, fileName);
      if (path !== undefined && sources.has(`${path}.ts`)) reached.add(`${path}.ts`);
    }
  }
  return [...reached].filter((file) => IMPURE.test(withoutComments(sources.get(file) ?? '')));
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

const sources = sourcesOf('contracts/src', 'projections/src', 'backend/src');

test('every file that declares a decider, a fold, a history or sentences is named so, and is therefore pure', () => {
  expect(unnamed(sources)).toEqual([]);
  // Under these very names: what is renamed is not looked for any more.
  const found = new Set([...sources].flatMap(([file, text]) => declared(file, text)));
  expect([...found].sort()).toEqual(DECLARES.map(([name]) => name).sort());
});

test('nothing that deciders, folds and histories lead to asks for the time, for chance, or for something outside', () => {
  expect(impure(sources)).toEqual([]);
});

test('a decider and a fold in files of other names are seen', () => {
  const planted = new Map([
    ['backend/src/features/meetings/rules.ts', "import { decider } from '../../platform/commands/decider';"],
    [
      'backend/src/features/meetings/told.ts',
      "import type { HistoryFormatters } from '../../platform/commands/history';",
    ],
    ['projections/src/features/meetings/rows.ts', "import { projection } from '../../engine/projection';"],
    [
      'backend/src/features/meetings/decider.ts',
      "import { decider } from '../../platform/commands/decider';",
    ],
    [
      'backend/src/features/meetings/handlers.ts',
      "import { circumstancesAt } from '../../platform/commands/decider';",
    ],
  ]);
  expect(unnamed(planted)).toEqual([
    'backend/src/features/meetings/rules.ts',
    'backend/src/features/meetings/told.ts',
    'projections/src/features/meetings/rows.ts',
  ]);
});

test('a clock behind a decider is seen', () => {
  const planted = new Map([
    ['backend/src/features/meetings/decider.ts', "import { due } from './due';"],
    ['backend/src/features/meetings/due.ts', "export { now as due } from '@annals/contracts/kernel/now';"],
    ['contracts/src/kernel/now.ts', 'export const now = () => new Date();'],
    ['backend/src/features/meetings/handlers.ts', 'export const now = () => new Date();'],
  ]);
  expect(impure(planted)).toEqual(['contracts/src/kernel/now.ts']);
});
