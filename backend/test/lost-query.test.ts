import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { problem } from '@annals/contracts/kernel/problem';
import { openPool, openReadModels } from '@annals/projections/engine/connections';
import Koa from 'koa';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { FaultyWay } from '../../event-store/test/faulty-way';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { answerProblems } from '../src/platform/http/problems';
import { watchUpgrades } from '../src/platform/http/upgrade';

test('a connection that is lost in the middle of a query of a feature is answered as a database that is away, and not as a failure', async () => {
  const databaseUrl = await freshDatabase();
  const way = await FaultyWay.to(databaseUrl);
  const [pool, readModels] = [openPool(databaseUrl, 1), openReadModels(way.through(databaseUrl), 1)];
  const koa = new Koa();
  koa.use(answerProblems(pino({ level: 'silent' }), watchUpgrades(pool)));
  koa.use(async () => {
    await readModels.select(readModels.raw('pg_sleep(60)'));
  });
  const server = koa.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    way.close();
    await readModels.destroy();
    await pool.end();
  });
  const answer = fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  const isAsleep = async () => {
    const { rows } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE 'select pg_sleep%'`,
    );
    return rows.length;
  };
  await expect.poll(isAsleep).toBe(1);
  way.cut();
  expect(problem.parse(await (await answer).json())).toMatchObject({
    status: 503,
    type: 'urn:annals:problem:service.database-unavailable',
  });
});
