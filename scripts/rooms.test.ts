import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const files = require('../.dependency-cruiser.cjs') as IConfiguration;
const folders = require('../.dependency-cruiser.folders.cjs') as IConfiguration;

let place: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  place = mkdtempSync(join(process.cwd(), '.cache', 'rooms-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** The names of the rules that a tree of these files breaks. */
async function brokenBy(tree: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  const broken = new Set<string>();
  for (const { forbidden = [], options } of [files, folders]) {
    const { output } = await cruise(['.'], {
      baseDir: place,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      // As in the rules: what is left out there is seen by none of them.
      exclude: options?.exclude,
      doNotFollow: options?.doNotFollow,
      enhancedResolveOptions: options?.enhancedResolveOptions,
    });
    if (typeof output === 'string') throw new Error(output);
    for (const { rule } of output.summary.violations) broken.add(rule.name);
  }
  return [...broken].sort();
}

const nothing = 'export const one = 1;\n';
const using = (path: string) => `import { one } from '${path}';\nexport const two = one;\n`;

test('what is as it should be breaks nothing', async () => {
  expect(
    await brokenBy({
      'backend/src/platform/services/services.ts': nothing,
      'backend/src/features/meetings/handlers.ts': using('../../platform/services/services'),
      'backend/src/features/meetings/feature.ts': using('./handlers'),
      'backend/src/features/people/change.ts': using('../meetings/decider'),
      'backend/src/features/meetings/decider.ts': nothing,
      'backend/src/storage.ts': using('@annals/event-store/postgres/postgres-event-store'),
    }),
  ).toEqual([]);
});

test.each<[rule: string, tree: Readonly<Record<string, string>>]>([
  [
    'no-circle-of-folders',
    {
      'backend/src/features/meetings/one.ts': nothing,
      'backend/src/features/people/two.ts': using('../meetings/one'),
      'backend/src/features/people/one.ts': nothing,
      'backend/src/features/meetings/two.ts': using('../people/one'),
    },
  ],
  [
    'no-circle',
    { 'contracts/src/a.ts': "export * from './b';\n", 'contracts/src/b.ts': "export * from './a';\n" },
  ],
  [
    'what-features-rest-on-knows-none',
    {
      'projections/src/features/meetings/fold.ts': nothing,
      'projections/src/engine/worker.ts': using('../features/meetings/fold'),
    },
  ],
  [
    'features-keep-their-own',
    {
      'projections/src/features/meetings/meetings-fold.ts': nothing,
      'projections/src/features/people/queries.ts': using('../meetings/meetings-fold'),
    },
  ],
  [
    'features-keep-their-own',
    {
      'backend/src/features/meetings/handlers.ts': nothing,
      'backend/src/features/people/change.ts': using('../meetings/handlers'),
    },
  ],
  [
    'contracts-know-nothing-else',
    { 'backend/src/a.ts': nothing, 'contracts/src/b.ts': using('../../backend/src/a') },
  ],
  [
    'the-event-store-knows-no-feature',
    {
      'contracts/src/features/a.ts': nothing,
      'event-store/src/b.ts': using('../../contracts/src/features/a'),
    },
  ],
  [
    'projections-know-no-commands',
    { 'backend/src/a.ts': nothing, 'projections/src/b.ts': using('../../backend/src/a') },
  ],
  [
    'the-product-knows-no-demo-company',
    { 'demo/src/fill.ts': nothing, 'backend/src/annals.ts': using('../../demo/src/fill') },
  ],
  [
    'the-demo-company-knows-no-screens',
    { 'frontend/src/a.ts': nothing, 'demo/src/b.ts': using('../../frontend/src/a') },
  ],
  [
    'the-front-end-knows-contracts-alone',
    { 'projections/src/a.ts': nothing, 'frontend/src/b.ts': using('../../projections/src/a') },
  ],
  [
    'rules-are-pure',
    {
      'backend/src/features/meetings/decider.ts': using('./meeting'),
      'backend/src/features/meetings/meeting.ts': using('./around'),
      'backend/src/features/meetings/around.ts': "import 'node:fs';\n" + nothing,
    },
  ],
  [
    'rules-are-pure',
    {
      'projections/src/features/meetings/queries.ts': nothing,
      'backend/src/features/meetings/alert-history.ts': using(
        '../../../../projections/src/features/meetings/queries',
      ),
    },
  ],
  [
    'folds-are-pure',
    {
      'projections/src/engine/connections.ts': "import 'knex';\n" + nothing,
      'projections/src/features/meetings/meetings-fold.ts': using('../../engine/connections'),
    },
  ],
  ['only-what-is-declared', { 'backend/src/a.ts': "import 'a-package-nobody-declares';\n" }],
  [
    'other-rooms-by-their-exports',
    { 'event-store/src/a.ts': nothing, 'backend/src/b.ts': using('../../event-store/src/a') },
  ],
  // What the exports of a room do not name is not there for others.
  ['only-what-is-declared', { 'backend/src/a.ts': using('@annals/event-store/postgres/group-commit') }],
  [
    'risks-never-enter-reviews',
    {
      'backend/src/features/wellbeing/a.ts': nothing,
      'backend/src/features/reviews-360/b.ts': using('../wellbeing/a'),
    },
  ],
])('%s is seen when it is planted', async (rule, tree) => {
  expect(await brokenBy(tree)).toContain(rule);
});

test.each(['contracts', 'event-store', 'projections', 'backend', 'demo'])(
  'what %s shows to other rooms is named, is there, and is used by one of them',
  (room) => {
    const { exports } = JSON.parse(readFileSync(`${room}/package.json`, 'utf8')) as {
      exports: Readonly<Record<string, string>>;
    };
    expect(exports).not.toHaveProperty('./*');
    const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim();
    // This file names what others must not reach.
    const isAnother = (file: string) => !file.startsWith(`${room}/`) && !file.startsWith('scripts/');
    const others = tracked.split('\n').filter((file) => isAnother(file) && existsSync(file));
    const text = others.map((file) => readFileSync(file, 'utf8')).join('\n');
    for (const [name, file] of Object.entries(exports)) {
      if (!name.includes('*')) expect([file, existsSync(join(room, file))]).toEqual([file, true]);
      const specifier = `'@annals/${room}/${name.slice('./'.length)}'`.split('*')[0] ?? '';
      expect([name, text.includes(specifier)]).toEqual([name, true]);
    }
  },
);
