import { expect, test } from 'vitest';
import { z } from 'zod';
import written from '../../fixtures/columns.json';
import { projections } from '../features';
import { columnsOf } from './columns';

/** The columns as they were written by hand, before they followed from schemas. A read model of a later version is free to differ. */
const frozen = Object.entries(written).filter(([name, { version }]) =>
  projections.some((one) => one.name === name && one.version === version),
);

test.each(frozen)('%s has the columns that its tables were made with', (table, { columns }) => {
  expect(projections.find(({ name }) => name === table)?.columns).toEqual(columns);
});

test('columns follow from the schema of a row', () => {
  const row = z.object({
    id: z.uuid().brand<'Thing'>(),
    words: z.string(),
    link: z.url(),
    state: z.enum(['open', 'closed']),
    kind: z.literal('weekly'),
    count: z.int(),
    share: z.number(),
    done: z.boolean(),
    at: z.iso.datetime(),
    day: z.iso.date().nullable(),
    people: z.array(z.uuid()),
    tags: z.array(z.string()).nullable(),
    parts: z.array(z.object({ id: z.string() })),
    facts: z.record(z.string(), z.string()),
    result: z.union([z.string(), z.object({ error: z.string() })]).nullable(),
  });
  expect(columnsOf(row)).toEqual({
    id: 'uuid',
    words: 'text',
    link: 'text',
    state: 'text',
    kind: 'text',
    count: 'integer',
    share: 'numeric',
    done: 'boolean',
    at: 'timestamptz',
    day: 'date?',
    people: 'uuid[]',
    tags: 'text[]?',
    parts: 'jsonb',
    facts: 'jsonb',
    result: 'jsonb?',
  });
});

test('a field whose schema says too little names its SQL type', () => {
  const row = z.object({ id: z.uuid(), kind: z.lazy(() => z.string()).nullable() });
  expect(() => columnsOf(row)).toThrow('The schema of kind does not say which SQL type it has');
  expect(columnsOf(row, { kind: 'text' })).toEqual({ id: 'uuid', kind: 'text?' });
});
