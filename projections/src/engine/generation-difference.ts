import {
  generationDifference as differenceOfGenerations,
  type GenerationDifference,
} from '@annals/contracts/features/operations/routes';
import { oneRowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { READ_SCHEMA } from './connections';
import type { Projection } from './projection';
import { quoted, tableOf } from './read-model-table';

const counts = z.record(z.string(), z.coerce.number());
const nameAndType = z.object({
  name: z.string(),
  type: z.string(),
});

/** Rows named in a report. Their ids alone: a report outlives the rows, and must not keep words that are erased later. */
const SAMPLE = 20;

/**
 * Compares two generations of a read model row by row, column by column, in one pass. Both must be at the same position in the snapshot
 * of the client's transaction.
 * @param live the generation readers see
 * @param next the one that is to take its place
 */
export async function generationDifference(
  client: pg.ClientBase,
  projection: Projection,
  { live, next, position }: { live: number; next: number; position: bigint },
): Promise<GenerationDifference> {
  const [before, after] = [
    await columnsOf(client, projection, live),
    await columnsOf(client, projection, next),
  ];
  const common = [...after.keys()].filter((name) => before.has(name) && name !== 'id');
  const differs = common.map((name) => {
    const cast = before.get(name) === after.get(name) ? '' : '::text';
    return { name, condition: `l.${quoted(name)}${cast} IS DISTINCT FROM n.${quoted(name)}${cast}` };
  });
  const both = 'l.id IS NOT NULL AND n.id IS NOT NULL';
  const any = differs.length === 0 ? 'false' : differs.map(({ condition }) => condition).join(' OR ');
  const joined = `FROM ${tableOf(projection, live)} l FULL JOIN ${tableOf(projection, next)} n ON l.id = n.id`;
  const counted = await oneRowOf(
    counts,
    client.query(
      `SELECT count(l.id) AS "rowsLive", count(n.id) AS "rowsNext",
       count(*) FILTER (WHERE l.id IS NULL) AS added, count(*) FILTER (WHERE n.id IS NULL) AS removed,
       count(*) FILTER (WHERE ${both} AND (${any})) AS changed
       ${differs.map(({ name, condition }) => `, count(*) FILTER (WHERE ${both} AND ${condition}) AS ${quoted(`column ${name}`)}`).join('')}
     ${joined}`,
    ),
  );
  const number = (name: string) => counted[name] ?? 0;
  const changedColumns = Object.fromEntries(
    common.map((name) => [name, number(`column ${name}`)] as const).filter(([, changed]) => changed > 0),
  );
  const identical = number('added') + number('removed') + number('changed') === 0;
  return {
    position: String(position),
    generations: [live, next],
    rows: [number('rowsLive'), number('rowsNext')],
    added: number('added'),
    removed: number('removed'),
    changed: number('changed'),
    changedColumns,
    newColumns: [...after.keys()].filter((name) => !before.has(name)),
    droppedColumns: [...before.keys()].filter((name) => !after.has(name)),
    sample: identical ? [] : await sampleOf(client, joined, both, any, differs),
  };
}

async function sampleOf(
  client: pg.ClientBase,
  joined: string,
  both: string,
  any: string,
  differs: readonly { name: string; condition: string }[],
): Promise<GenerationDifference['sample']> {
  const columns = differs.map(
    ({ name, condition }) => `CASE WHEN ${both} AND ${condition} THEN ${literal(name)} END`,
  );
  return rowsOf(
    differenceOfGenerations.shape.sample.element,
    client.query(
      `SELECT coalesce(l.id, n.id)::text AS id,
       CASE WHEN l.id IS NULL THEN 'added' WHEN n.id IS NULL THEN 'removed' ELSE 'changed' END AS change,
       array_remove(ARRAY[${columns.join(', ')}]::text[], NULL) AS columns
     ${joined} WHERE l.id IS NULL OR n.id IS NULL OR (${any}) ORDER BY 1 LIMIT ${String(SAMPLE)}`,
    ),
  );
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function columnsOf(
  client: pg.ClientBase,
  projection: Projection,
  generation: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    nameAndType,
    client.query(
      `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
      [`${READ_SCHEMA}.${quoted(`${projection.name}__${String(generation)}`)}`],
    ),
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}
