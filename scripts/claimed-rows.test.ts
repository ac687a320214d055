import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

/** What the linter has against a text, if it stood in this file: of its rules the one about syntax alone, which needs no types. */
async function refusals(file: string, text: string): Promise<number> {
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  const [result] = await eslint.lintText(text, { filePath: file });
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([]);
  return result?.errorCount ?? 0;
}

const QUERIES = 'projections/src/features/meetings/queries.ts';
const VIEWS = 'contracts/src/features/meetings/views.ts';

test.each([
  ['backend/src/storage.ts', 'const { rows } = await pool.query<{ name: string }>("SELECT name FROM t");'],
  [QUERIES, 'const rows = (await db("meetings").select("*")) as Row[];'],
  [QUERIES, 'const row = await db<Row>("meetings").where({ id });'],
  [QUERIES, 'const row = await db("meetings").first<Row>();'],
  [QUERIES, 'const answer = await db.raw<{ rows: Row[] }>("SELECT 1");'],
  [QUERIES, 'const rows = answer.rows as Row[];'],
  [QUERIES, 'const row = answer.rows[0] as Row;'],
  [VIEWS, 'export const view = meetingRow.omit({ notes: true });'],
])('in %s it is refused: %s', async (file, text) => {
  expect(await refusals(file, text)).toBe(1);
});

test.each([
  [QUERIES, 'const rows = await rowsOf(meetingRow, db("meetings").select("*"));'],
  [QUERIES, 'const found: unknown = await db("meetings").first("id");'],
  [VIEWS, 'export const view = meetingRow.pick({ id: true });'],
])('in %s it is not: %s', async (file, text) => {
  expect(await refusals(file, text)).toBe(0);
});
