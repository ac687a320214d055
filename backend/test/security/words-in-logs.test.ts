import { unavailable } from '@annals/event-store/postgres/connection-errors';
import { openPool, openReadModels, type ReadModels } from '@annals/projections/engine/connections';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../event-store/test/fresh-database';
import { withoutWords } from '../../src/platform/kernel/error-facts';
import { openQueue } from '../../src/platform/queue/queue';
import { inspectQueue } from '../../src/platform/queue/queue-inspection';
import { openLogger } from '../../src/platform/kernel/logger';

/** A word about somebody, which must not be in any log. */
const WORD = 'canaryOfAdaLovelace';
let url: string;
let pool: pg.Pool;
let readModels: ReadModels;
beforeAll(async () => {
  url = await freshDatabase();
  pool = openPool(url, 2);
  readModels = openReadModels(url, 1);
  await pool.query(`
    CREATE SCHEMA annals_read;
    CREATE TABLE annals_read.people (
      name text PRIMARY KEY CONSTRAINT short CHECK (length(name) < 40),
      age integer NOT NULL DEFAULT 1, manager text CONSTRAINT known REFERENCES annals_read.people, code varchar(3));
    INSERT INTO annals_read.people (name) VALUES ('${WORD}');
    CREATE FUNCTION annals_read.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'Not with %', NEW.name USING DETAIL = NEW.name, HINT = NEW.name; END $$;
    CREATE TABLE annals_read.refusing (name text);
    CREATE TRIGGER refuse BEFORE INSERT ON annals_read.refusing FOR EACH ROW EXECUTE FUNCTION annals_read.refuse();`);
});
afterAll(async () => {
  await pool.end();
  await readModels.destroy();
});

/** Every way in which PostgreSQL's errors repeat what they were given. */
const FAULTS: Readonly<Record<string, readonly [statement: string, values: readonly unknown[]]>> = {
  'a unique violation': ['INSERT INTO annals_read.people (name) VALUES ($1)', [WORD]],
  'a check violation': ['INSERT INTO annals_read.people (name) VALUES ($1)', [WORD.repeat(4)]],
  'a missing value': ['INSERT INTO annals_read.people (name, age) VALUES ($1, NULL)', [`${WORD}2`]],
  'an unknown key': ['INSERT INTO annals_read.people (name, manager) VALUES ($1, $2)', ['x', `${WORD}3`]],
  'a text that is no number': ['SELECT $1::text::integer', [WORD]],
  'a text that is no id': ['SELECT $1::uuid', [WORD]],
  'a text that is no moment': ['SELECT $1::text::timestamptz', [WORD]],
  'a text that is no JSON': ['SELECT $1::text::jsonb', [`{"a": ${WORD}`]],
  'an error raised by a function': ['INSERT INTO annals_read.refusing VALUES ($1)', [WORD]],
  'a statement with the word in it': [`SELECT * FROM "${WORD}"`, []],
};

async function faultOf(name: string): Promise<unknown> {
  const [statement = '', values = []] = FAULTS[name] ?? [];
  return pool.query(statement, [...values]).then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** What the product's log says of something. */
function logged(log: (logger: ReturnType<typeof openLogger>) => void): string {
  let lines = '';
  log(openLogger('trace', { write: (line) => (lines += line) }));
  return lines;
}

describe.each(Object.keys(FAULTS))('of %s', (name) => {
  test('the log has the code and the place, and no word', async () => {
    const error = await faultOf(name);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).toContain(WORD);
    const ways: readonly unknown[] = [
      error,
      new Error('A step failed', { cause: error }),
      new AggregateError([error, new Error('Another', { cause: error })], 'Several failed'),
      unavailable(error),
      withoutWords(error),
    ];
    for (const way of ways) {
      const line = logged((logger) => {
        logger.error({ err: way, requestId: 'r' }, 'request failed');
        if (way instanceof Error) logger.warn(way);
        logger.info({ err: way });
      });
      expect(line).not.toContain(WORD);
      expect(line).toMatch(/SQLSTATE [0-9A-Z]{5}/);
      expect(line).toContain('words-in-logs.test.ts');
    }
  });
});

test('the log tells which constraint of which table it was', async () => {
  const error = await faultOf('a unique violation');
  expect(JSON.parse(logged((logger) => logger.error({ err: error }, 'x')))).toMatchObject({
    err: { code: '23505', table: 'people', schema: 'annals_read', constraint: 'people_pkey' },
  });
});

test('a query of the read models says no more', async () => {
  const error: unknown = await readModels('people')
    .insert({ name: WORD })
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(logged((logger) => logger.error({ err: error }, 'x'))).not.toContain(WORD);
});

test('other errors are written down as they are', () => {
  const line = logged((logger) => logger.error({ err: new TypeError('It is not a function') }, 'x'));
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'TypeError', message: 'It is not a function' } });
});

test('neither has the queue a word of a job that failed', async () => {
  let lines = '';
  const queue = openQueue({ databaseUrl: url }, openLogger('trace', { write: (line) => (lines += line) }));
  const look = inspectQueue({ databaseUrl: url });
  queue.work({
    hire: async () => {
      await pool.query('INSERT INTO annals_read.people (name) VALUES ($1)', [WORD]);
    },
  });
  await queue.add('hire', 'job-1', {});
  await expect.poll(() => lines).toContain('job failed');
  const kept = await look.queues[0]?.getJob('job-1');
  expect(JSON.stringify([kept?.failedReason, kept?.stacktrace])).not.toContain(WORD);
  expect(lines).not.toContain(WORD);
  await queue.close();
  await look.close();
}, 60_000);
