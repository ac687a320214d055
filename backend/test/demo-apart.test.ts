import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { SECOND_ADMINISTRATOR } from '@annals/demo/company/accounts';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** What is installed for real, and what `npm start` runs. */
const [PRODUCT, WITH_DEMO] = ['backend/dist/main.js', 'demo/dist/main.js'];

/** A task of the plan that every installation begins with, which the demo company took over. */
const OF_BOTH = 'Meet every manager who reports to you';

/** The files of the project that a program was made of. */
function sourcesOf(program: string): string[] {
  const map: unknown = JSON.parse(readFileSync(`${program}.map`, 'utf8'));
  const { sources } = z.object({ sources: z.array(z.string()) }).parse(map);
  return sources.map((source) => normalize(join(dirname(program), source)));
}

/** The texts in the sources of the demo company, as far as a program has them in the same letters. */
function textsOfDemo(): string[] {
  const texts = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node) && /^[A-Z][\w ,.-]{24,}$/.test(node.text)) texts.add(node.text);
    ts.forEachChild(node, look);
  };
  for (const file of readdirSync('demo/src', { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
      look(ts.createSourceFile(file, readFileSync(join('demo/src', file), 'utf8'), ts.ScriptTarget.Latest));
  return [...texts, SECOND_ADMINISTRATOR.firstName, SECOND_ADMINISTRATOR.lastName];
}

test('what is installed for real is made of nothing of the demo company: no source, no package, no name and no story', () => {
  const text = readFileSync(PRODUCT, 'utf8');
  expect(sourcesOf(PRODUCT).filter((source) => source.startsWith('demo/'))).toEqual([]);
  expect(text).not.toContain('@faker-js/faker');
  const told = textsOfDemo();
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((each) => text.includes(each))).toEqual([OF_BOTH]);
});

test('what npm start runs has all of it', () => {
  const text = readFileSync(WITH_DEMO, 'utf8');
  expect(sourcesOf(WITH_DEMO)).toContain('demo/src/features.ts');
  expect(textsOfDemo().filter((each) => !text.includes(each))).toEqual([]);
});

test('asked for a demo company, what is installed for real says where there is one, and does not start', async () => {
  const child = spawn(process.execPath, [PRODUCT], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'development', ANNALS_DEMO: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  expect(said).toContain('ANNALS_DEMO is true, and this program has no demo company');
  expect(said).toContain('demo/dist/main.js');
});
