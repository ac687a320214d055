import { randomBytes } from 'node:crypto';
import { openPool } from '@annals/projections/engine/connections';
import { UserAuth } from '@annals/backend/platform/sessions/user-auth';
import { fillWithDemoCompany } from '@annals/demo/fill';
import { openLogger } from '@annals/backend/platform/kernel/logger';
import { migrate } from '@annals/backend/migrate';
import { openLog } from '@annals/backend/storage';
import { benchDatabase } from './bench-server';

/** A database whose log holds a demo company. */
export interface DemoLog {
  readonly url: string;
  readonly masterKey: string;
  readonly events: number;
}

/** Makes a log of a company of this size; takes about a second for 10,000 events. */
export async function demoLog(serverUrl: string, employees: number, months: number): Promise<DemoLog> {
  const url = await benchDatabase(serverUrl);
  const masterKey = randomBytes(32).toString('base64');
  await migrate(url, openLogger('silent'));
  const log = openLog(url, masterKey);
  const pool = openPool(url, 1);
  const start = performance.now();
  const events = await fillWithDemoCompany(log, new UserAuth(pool), { employees, months, now: new Date() });
  const seconds = (performance.now() - start) / 1_000;
  console.log(
    `log          ${events.toLocaleString('en')} events of ${employees.toLocaleString('en')} people, written at ${Math.round(events / seconds).toLocaleString('en')}/s`,
  );
  await log.close();
  await pool.end();
  return { url, masterKey, events };
}
