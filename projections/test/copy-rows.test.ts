import { copyFrom } from '@annals/event-store/postgres/copy';
import { afterAll, expect, test } from 'vitest';
import { loadRows, upsertRows } from '../src/engine/batch-writer';
import { copyText } from '../src/engine/copy-text';
import type { Projection } from '../src/engine/projection';
import { createTable, tableOf } from '../src/engine/read-model-table';
import { meetings } from '../src/features/meetings/meetings-fold';
import { surroundings, type Surroundings } from './surroundings';

let open: Surroundings | undefined;
afterAll(() => open?.close());

test('COPY makes the same of a row as the statement that a live projection writes with', async () => {
  open = await surroundings([meetings]);
  const { pool } = open;
  const everything: Projection = {
    ...meetings,
    columns: {
      id: 'text',
      words: 'text',
      none: 'text?',
      whole: 'integer',
      exact: 'numeric',
      yes: 'boolean',
      at: 'timestamptz',
      day: 'date',
      list: 'text[]',
      ids: 'uuid[]',
      object: 'jsonb',
      array: 'jsonb?',
    },
  };
  const id = '018f0000-0000-7000-8000-000000000001';
  const row = {
    words: 'tab\t, line\nreturn\r, "quotes", \\backslash\\ and \\N',
    none: null,
    whole: -7,
    exact: 1.25,
    yes: true,
    at: '2026-03-01T09:00:00.123Z',
    day: '2026-03-01',
    list: ['plain', 'with "quotes", {braces}, \\ and\nlines', '', 'NULL'],
    ids: [id],
    object: { deep: ['\\', '"', '\n', 'ä€😀'], none: null },
    array: ['x'],
  };
  await pool.query(createTable(everything, 77));
  const table = tableOf(everything, 77);
  const client = await pool.connect();
  const copied = [
    { id: 'copied', ...row },
    { id: 'copied-empty', ...row, list: [], ids: [], array: null },
  ];
  expect(await copyFrom(client, `COPY ${table} FROM STDIN`, [copyText(everything, copied)])).toBe(2);
  client.release();
  const written = copied.map((one) => ({ ...one, id: one.id.replace('copied', 'written') }));
  await pool.query(upsertRows(everything, table, '$1', 'true'), [JSON.stringify(written)]);
  const rows = await loadRows(pool, everything, table, new Set([...copied, ...written].map((one) => one.id)));
  for (const { id: key } of copied)
    expect({ ...rows.get(key), id: '' }).toEqual({ ...rows.get(key.replace('copied', 'written')), id: '' });
  expect(rows.get('copied')).toMatchObject(row);
});
