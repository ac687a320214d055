import type { ImportId } from '@annals/contracts/features/imports/ids';
import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { wish, type Wish } from './wish';
import { IMPORTS_SCHEMA } from './schema';

const withPart = z.object({
  part: z.unknown(),
});

const TABLE = `${IMPORTS_SCHEMA}.lists`;
const wishes = z.array(wish);

/** Keeps a list while it is worked through. Keeping it twice keeps the first. */
export async function keepList(pool: pg.Pool, id: ImportId, rows: readonly Wish[]): Promise<void> {
  await pool.query(`INSERT INTO ${TABLE} (id, rows) VALUES ($1, $2::jsonb) ON CONFLICT DO NOTHING`, [
    id,
    JSON.stringify(rows),
  ]);
}

/** A part of a list: the rows from the place `from`, at most `count`; none when the list is not kept any more. */
export async function partOfList(pool: pg.Pool, id: ImportId, from: number, count: number): Promise<Wish[]> {
  const row = await rowOf(
    withPart,
    pool.query(
      `SELECT coalesce(jsonb_agg(row ORDER BY place), '[]') AS part
     FROM ${TABLE}, jsonb_array_elements(rows) WITH ORDINALITY AS entry(row, place)
     WHERE id = $1 AND place > $2 AND place <= $3`,
      [id, from, from + count],
    ),
  );
  return wishes.parse(row?.part ?? []);
}

export async function forgetList(pool: pg.Pool, id: ImportId): Promise<void> {
  await pool.query(`DELETE FROM ${TABLE} WHERE id = $1`, [id]);
}

/** Forgets lists that were kept but never started, because the import was interrupted before its start. */
export async function forgetAbandonedLists(pool: pg.Pool): Promise<void> {
  await pool.query(`DELETE FROM ${TABLE} WHERE "createdAt" < now() - interval '7 days'`);
}
