import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@annals/event-store/free-port';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { debianProgram, environmentOf } from '../../../event-store/test/debian-program';
import { freshDatabase } from '../../../event-store/test/fresh-database';
import { refusePooler } from '../../src/features/operations/pooler';
import { until } from './until';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** PgBouncer in front of a database. @returns the address that leads through it */
async function pooled(databaseUrl: string, mode: string, ignored: string): Promise<string> {
  const [directory, port, target] = [
    mkdtempSync(join(tmpdir(), 'annals-pooler-')),
    await freePort(),
    new URL(databaseUrl),
  ];
  const name = target.pathname.slice(1);
  const settings = join(directory, 'pgbouncer.ini');
  const users = join(directory, 'users.txt');
  const [user, password] = [decodeURIComponent(target.username), decodeURIComponent(target.password)];
  writeFileSync(users, `"${user}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]\n${name} = host=${target.hostname} port=${target.port} dbname=${name} user=${user} password=${password}\n` +
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${String(port)}\nunix_socket_dir =\nauth_type = any\nauth_file = ${users}\n` +
      `pool_mode = ${mode}\nignore_startup_parameters = ${ignored}\n`,
  );
  for (const path of [directory, settings, users]) chmodSync(path, 0o755);
  // It does not run as root.
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const program = debianProgram('pgbouncer');
  const child: ChildProcess = spawn(program.path, ['-q', settings], {
    stdio: 'ignore',
    env: environmentOf(program),
    ...asNobody,
  });
  ended.push(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(directory, { recursive: true, force: true });
  });
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  await until(
    async () => {
      const client = new pg.Client({ connectionString: through.toString() });
      await client.connect();
      await client.query('SELECT 1');
      await client.end();
      return true;
    },
    { timeout: 20_000, interval: 100 },
  );
  return through.toString();
}

test.each([
  ['session', 'options,extra_float_digits'],
  ['transaction', 'options,extra_float_digits'],
  ['session', 'extra_float_digits'],
])(
  'PgBouncer with pool_mode = %s and ignore_startup_parameters = %s is refused at the start, with what to do',
  async (mode, ignored) => {
    const databaseUrl = await freshDatabase(inject('postgresUrl'));
    await expect(refusePooler(await pooled(databaseUrl, mode, ignored))).rejects.toThrow(
      /^A pooler .* Let DATABASE_URL and the other database addresses name PostgreSQL itself/,
    );
  },
);

test('PostgreSQL itself is taken', async () => {
  await expect(refusePooler(await freshDatabase())).resolves.toBeUndefined();
});
