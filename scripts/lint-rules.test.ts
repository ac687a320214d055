import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const QUERIES = 'projections/src/features/meetings/queries.ts';
const VIEWS = 'contracts/src/features/meetings/views.ts';
const HANDLERS = 'backend/src/features/people/handlers.ts';
const TESTS = 'backend/test/people.test.ts';

const REFUSED = [
  ['parsed-rows', 'backend/src/storage.ts', 'await pool.query<{ name: string }>("SELECT name FROM t");'],
  ['parsed-rows', QUERIES, '(await db("meetings").select("*")) as Row[];'],
  ['parsed-rows', QUERIES, 'await db<Row>("meetings").where({ id });'],
  ['parsed-rows', QUERIES, 'await db("meetings").first<Row>();'],
  ['parsed-rows', QUERIES, 'await db.raw<{ rows: Row[] }>("SELECT 1");'],
  ['parsed-rows', QUERIES, 'answer.rows as Row[];'],
  ['parsed-rows', QUERIES, 'answer.rows[0] as Row;'],
  ['picked-views', VIEWS, 'meetingRow.omit({ notes: true });'],
  ['fenced-writes', HANDLERS, 'await withOrganizationLock(pool, () => dispatch(command));'],
  ['stated-timeouts', TESTS, 'await vi.waitFor(() => expect(sent).toBe(1));'],
  ['imports-in-order', TESTS, 'import { a } from "./a";\nimport { b } from "node:fs";\na(b);'],
  ['imports-in-order', TESTS, 'import { z } from "zod";\nimport { b } from "node:fs";\nz(b);'],
] as const;

const ALLOWED = [
  [QUERIES, 'await rowsOf(meetingRow, db("meetings").select("*"));'],
  [QUERIES, 'const found: unknown = await db("meetings").first("id");\nshow(found);'],
  [VIEWS, 'meetingRow.pick({ id: true });'],
  [HANDLERS, 'await withOrganizationLock(pool, (fenced) => fenced(command));'],
  [TESTS, 'await vi.waitFor(() => expect(sent).toBe(1), 20_000);'],
  [TESTS, 'import { b } from "node:fs";\nimport { z } from "zod";\nimport { a } from "./a";\na(b, z);'],
] as const;

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

/** A folder with the configuration of the checkout; each example is in a numbered file beside the one it is for. */
const folder = mkdtempSync(join(tmpdir(), 'annals-lint-'));
let found: readonly Diagnostic[] = [];

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'scripts/lint-rules.mjs'])
    cpSync(join(ROOT, file), join(folder, file));
  for (const [index, [, file, text]] of REFUSED.entries()) write(`refused-${String(index)}`, file, text);
  for (const [index, [file, text]] of ALLOWED.entries()) write(`allowed-${String(index)}`, file, text);
  const output = await new Promise<string>((done) => {
    execFile(join(ROOT, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: folder }, (_, text) =>
      done(text),
    );
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly Diagnostic[] };
  found = diagnostics.filter(({ code }) => code.startsWith('annals('));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, beside: string, text: string): void {
  const file = join(folder, dirname(beside), `${name}.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

const codesIn = (name: string) =>
  found.filter(({ filename }) => filename.endsWith(`/${name}.ts`)).map(({ code }) => code);

describe.each(REFUSED)('%s', (rule, file, text) => {
  test(`refuses in ${file}: ${text}`, () => {
    const index = REFUSED.findIndex((example) => example[2] === text);
    expect(codesIn(`refused-${String(index)}`)).toEqual([`annals(${rule})`]);
  });
});

test.each(ALLOWED)('in %s it is allowed: %s', (file, text) => {
  const index = ALLOWED.findIndex((example) => example[0] === file && example[1] === text);
  expect(codesIn(`allowed-${String(index)}`)).toEqual([]);
});
