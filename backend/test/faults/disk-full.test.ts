import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { problem } from '@annals/contracts/kernel/problem';
import { commandAnswer, methodAndPath, type Route } from '@annals/contracts/kernel/route';
import { admits } from '@annals/contracts/permissions';
import { routeTables } from '@annals/contracts/routes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commandIdFor } from '../../src/platform/http/idempotency-key';
import { isDiskFull } from '../../src/platform/kernel/disk-full';
import type { Client } from '../product';
import { noSmallDiskBecause } from '../../../event-store/test/small-disk';
import { databaseOnSmallDisk, type DatabaseOnSmallDisk } from './database-on-small-disk';
import { FaultSurroundings, type ProductUnderFaults } from './surroundings';

/** Every list, figure and page that can be asked for without naming a record. */
const READS = Object.values(routeTables)
  .flatMap((table) => Object.values<Route>(table))
  .filter((route) => route.kind === 'query' && !route.path.includes(':'));

/** What is written again and again while people only read: when they were last seen, and when a calendar was last fetched. */
const NOTED = ['annals_accounts.sessions', 'annals_accounts.calendar_feeds'] as const;

/** In so many seconds, no process may try so often in vain that the server and its log have nothing else to do. */
const IN_VAIN = { seconds: 15, most: 200 } as const;

const because = noSmallDiskBecause();
const title = 'a database without room on its disk';

describe.skipIf(because !== undefined)(
  because === undefined ? title : `${title} (left out: ${because})`,
  () => {
    let database: DatabaseOnSmallDisk;
    let around: FaultSurroundings;
    let api: ProductUnderFaults;
    let employee: Client;
    let admin: Client;
    let calendar: string;
    let others: ProductUnderFaults;
    let looking: pg.Client;

    beforeAll(async () => {
      database = await databaseOnSmallDisk();
      looking = new pg.Client({ connectionString: database.url });
      around = await FaultSurroundings.open({ databaseUrl: database.url });
      api = await around.start({ roles: ['api'] });
      others = await around.start({ roles: ['projections', 'jobs'] });
      await around.shown();
      [employee, admin] = [await around.signedIn(api, 'employee'), await around.signedIn(api, 'admin')];
      // The key of the seal is written down when it first signs something: from then on, signing is a read.
      expect((await admin.get('/api/privacy/erasure-list')).status).toBe(200);
      const feed = await employee.post('/api/calendar-feeds', { kind: 'meetings' });
      calendar = new URL(z.object({ url: z.string() }).parse(feed.json).url).pathname;
      await around.shown();
    });
    afterAll(async () => {
      await looking.end();
      database.disk.makeRoom();
      await around.close();
      await database.close();
    });

    const report = (title: string, key: string) =>
      employee.post(
        '/api/pain-points',
        {
          title,
          description: 'There is no room left for any of it. '.repeat(20),
          category: 'tools',
          priority: 'low',
          impactLevel: 3,
          frequency: 'daily',
        },
        { 'Idempotency-Key': key },
      );

    /** Reports until one finds no room: in the pages that there are, some may be left. @returns the key of that one */
    async function refused(): Promise<{ key: string; detail: string; type: string }> {
      for (;;) {
        database.disk.fill();
        const key = randomUUID();
        const answer = await report('No room', key);
        if (answer.status === 201) continue;
        expect(answer.status).toBe(503);
        return { key, ...problem.parse(answer.json) };
      }
    }

    /** Writes to a table until it would have to grow, so that not even one more note finds room in it. */
    async function useUp(table: string): Promise<void> {
      const write = () =>
        around.pool.query(
          `UPDATE ${table} SET ${table.endsWith('feeds') ? '"createdAt" = "createdAt"' : 'expire = expire'}`,
        );
      for (;;) {
        const full = await write().then(
          () => false,
          (error: unknown) => {
            if (!isDiskFull(error)) throw error;
            return true;
          },
        );
        if (full) return;
      }
    }

    /** Reads everything there is to read as two people. @returns what was not answered */
    async function unread(): Promise<{ path: string; status: number }[]> {
      const answers: { path: string; status: number }[] = [];
      for (const [role, client] of [
        ['employee', employee],
        ['admin', admin],
      ] as const)
        for (const route of READS) {
          if (route.may !== 'public' && !admits(route.may, role)) continue;
          const { path } = methodAndPath(route);
          answers.push({ path, status: (await client.getOnce(path)).status });
        }
      // 422: what has to be said which of it is meant.
      return answers.filter(({ status }) => status !== 200 && status !== 422);
    }

    const failedTransactions = async () => {
      const { rows } = await around.pool.query<{ failed: bigint }>(
        'SELECT xact_rollback AS failed FROM pg_stat_database WHERE datname = current_database()',
      );
      return Number(rows[0]?.failed ?? 0);
    };

    test('commands answer 503 with what to do, everybody goes on reading, doctor says where, and with room all goes on by itself', async () => {
      // Nobody has been seen for hours, so each request would note that somebody is there.
      await around.pool.query(
        `UPDATE annals_accounts.sessions SET sess = jsonb_set(sess::jsonb, '{seenAt}', '"2026-01-01T00:00:00.000Z"')::json`,
      );
      // As long as somebody might still look at what was there before, PostgreSQL uses no place a second time.
      await looking.connect();
      await looking.query(
        'BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL idle_in_transaction_session_timeout = 0; SELECT 1',
      );
      const { key, ...said } = await refused();
      expect(said).toMatchObject({
        type: 'urn:annals:problem:service.disk-full',
        detail:
          'The database has no room left on its disk, so nothing can be stored. Please try again once your administrator has made room; nothing is stored twice.',
      });
      for (const table of NOTED) await useUp(table);

      // PostgreSQL may refuse a connection that is opened anew, for want of room (decision 59): what was not answered is asked for again.
      const patience = { timeout: 60_000, interval: 1_000 };
      await expect.poll(unread, patience).toEqual([]);
      await expect.poll(async () => (await employee.getOnce(calendar)).status, patience).toBe(200);
      await api.becomesReady(patience.timeout);

      const before = await failedTransactions();
      await setTimeout(IN_VAIN.seconds * 1_000);
      expect((await failedTransactions()) - before).toBeLessThan(IN_VAIN.most);

      // After a minute the read models have stalled. A process that serves people goes on doing so: nobody turns readers away for it.
      const standing = { status: 200, body: { status: 'ready', checks: { projections: 'no room' } } };
      await expect.poll(() => api.ready(), { timeout: 120_000, interval: 1_000 }).toMatchObject(standing);

      const doctor = await around.annals('doctor');
      expect(doctor.output).toMatch(
        /room in the database +broken +The database has no room left on its disk/,
      );
      expect((await report('No room', key)).status).toBe(503);

      await looking.query('ROLLBACK');
      database.disk.makeRoom();
      const answered = await report('No room', key);
      expect(answered.status).toBe(201);
      expect((await report('No room', key)).json).toEqual(answered.json);
      const { rows } = await around.pool.query<{ times: bigint }>(
        `SELECT count(*) AS times FROM annals_events.events WHERE metadata->>'commandId' = $1`,
        [commandIdFor('POST', '/api/pain-points', key)],
      );
      expect(rows).toEqual([{ times: 1n }]);
      await around.shown();
      expect((await employee.get(`/api/pain-points/${commandAnswer.parse(answered.json).id}`)).status).toBe(
        200,
      );
      await others.becomesReady(patience.timeout);
      // What waited for room has its turn again.
      await expect
        .poll(async () => (await around.annals('doctor')).output, { timeout: 90_000, interval: 1_000 })
        .not.toMatch(/ broken /);
      // A minute of it is waited for; on a busy machine, everything that can be read takes two.
    }, 480_000);
  },
);
