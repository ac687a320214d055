import { randomUUID } from 'node:crypto';
import { openPool } from '@annals/projections/engine/connections';
import { runMigrations } from '@annals/projections/engine/migrations';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { CannotBeMade, makeArchive } from '../src/platform/archives/make';
import { archivesMigrations } from '../src/platform/archives/schema';
import { ArchiveWriter } from '../src/platform/archives/archive-writer';

const NOW = new Date('2026-03-10T12:00:00Z');

let pool: pg.Pool;
beforeAll(async () => {
  pool = openPool(await freshDatabase(), 4);
  await runMigrations(pool, archivesMigrations);
});
afterAll(() => pool.end());

/** An archive whose making ends with an error. @param hours since it was asked for */
async function failing(error: Error, hours: number) {
  const id = randomUUID();
  const askedForAt = new Date(NOW.getTime() - hours * 3_600_000).toISOString();
  const fail = vi.fn<(problem: string) => Promise<void>>(() => Promise.resolve());
  const making = makeArchive(
    { pool, clock: () => NOW },
    { id, askedForAt, days: 14 },
    async (target) => {
      await target.write(Buffer.from('words'));
      throw error;
    },
    fail,
  );
  const thrown = await making.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const { rowCount: kept } = await pool.query('SELECT FROM annals_evidence.parts WHERE export_id = $1', [id]);
  return { id, thrown, problems: fail.mock.calls.flat(), kept };
}

describe('an archive whose making fails', () => {
  const away = new Error('the disk is away');

  test('is tried again, by anybody and at once', async () => {
    const { id, thrown, problems } = await failing(away, 23);
    expect([thrown, problems]).toEqual([away, []]);
    expect(await new ArchiveWriter(pool).take(id, { days: 14 })).toBeDefined();
  });

  test('is given up a day after it was asked for, with a sentence that says what to do and without the words it had', async () => {
    const { thrown, problems, kept } = await failing(away, 24);
    expect(thrown).toBe(away);
    expect(problems).toEqual([expect.stringContaining('Ask your Annals operator')]);
    expect(problems[0]).not.toContain('disk');
    expect(kept).toBe(0);
  });

  test('is given up at once when it can never be made', async () => {
    const { thrown, problems, kept } = await failing(new CannotBeMade('The selection holds no event.'), 0);
    expect([thrown, problems, kept]).toEqual([undefined, ['The selection holds no event.'], 0]);
  });
});

test('an archive that somebody else makes is left to them', async () => {
  const id = randomUUID();
  await new ArchiveWriter(pool).take(id, { days: 14 });
  const write = vi.fn(() => Promise.resolve());
  const wanted = { id, askedForAt: NOW.toISOString(), days: 14 };
  await makeArchive({ pool, clock: () => NOW }, wanted, write, () => Promise.resolve());
  expect(write).not.toHaveBeenCalled();
});
