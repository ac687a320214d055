import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@annals/event-store/free-port';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { OwnProcess } from './own-process';
import { DEMO_PROGRAM, SERVER_PROGRAM } from './server-program';

const RUNNING = /running at (http:\S+)/;

/** The settings of an installation on its embedded PostgreSQL, in a folder of its own. */
function newInstallation() {
  return { ANNALS_DATA: newFolder(), ANNALS_DEMO: 'false', PORT: '0', TMPDIR: tmpdir() };
}

function newFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'annals-starting-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** The file that is there while its server of a database runs. */
const serverOf = ({ ANNALS_DATA }: { ANNALS_DATA: string }) =>
  join(ANNALS_DATA, 'postgres', 'cluster', 'postmaster.pid');

function startProgram(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...SERVER_PROGRAM], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the product, which cannot. @returns what it said, which is a sentence */
async function refused(environment: Readonly<Record<string, string>>): Promise<string> {
  const child = startProgram(environment);
  child.stdout.resume();
  let said = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).not.toContain('    at ');
  return said;
}

test('who starts it twice is told so at once, and the first goes on; after kill -9 it starts again', async () => {
  const installation = newInstallation();
  const first = await OwnProcess.start([], RUNNING, installation);
  onTestFinished(() => first.kill());
  const url = RUNNING.exec(first.output)?.[1] ?? '';

  const sameFolder = await refused(installation);
  expect(sameFolder).toMatch(
    /Annals runs on \S+ already, as process \d+\. Stop that one, or give this one a folder/,
  );
  const samePort = await refused({ ...newInstallation(), PORT: new URL(url).port });
  expect(samePort).toContain(`Something listens on port ${new URL(url).port} already.`);

  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  await first.kill();
  const again = await OwnProcess.start([], RUNNING, installation);
  expect(await again.stop()).toBe(0);
});

test('it starts and stops without a warning', async () => {
  const child = startProgram({ ...newInstallation(), DATABASE_URL: await freshDatabase() });
  let said = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  let shown = '';
  child.stdout.on('data', (piece) => (shown += String(piece)));
  await expect.poll(() => shown, { timeout: 60_000 }).toMatch(RUNNING);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said).toBe('');
});

test('a place where nothing can be remembered of the seal is told when it starts', async () => {
  const memory = '/dev/null/seal-memory.json';
  const child = startProgram({
    ...newInstallation(),
    DATABASE_URL: await freshDatabase(),
    ANNALS_SEAL_MEMORY: memory,
    LOG_LEVEL: 'warn',
  });
  let said = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  child.stdout.resume();
  await expect
    .poll(() => said, { timeout: 60_000 })
    .toContain(`What this installation remembers of its seal cannot be written to ${memory}: `);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('who stops it while it starts leaves no server behind, and it goes on from there', async () => {
  const installation = { ...newInstallation(), ANNALS_DEMO: 'true' };
  const start = (isThere: RegExp) =>
    OwnProcess.start(['start', '--months', '1'], isThere, installation, DEMO_PROGRAM);
  const starting = await start(/Filling the empty log/);
  onTestFinished(() => starting.kill());
  expect(await starting.stop()).toBe(0);
  expect(existsSync(serverOf(installation))).toBe(false);
  const again = await start(RUNNING);
  for (const address of ['manager@annals.example', 'miriam.castell@annals.example'])
    expect(again.output).toContain(address);
  expect(await again.stop()).toBe(0);
});

test('who stops it while its database is made need not wait, nor finds a server left behind', async () => {
  const installation = newInstallation();
  const starting = startProgram(installation);
  starting.stdout.resume();
  await expect.poll(() => existsSync(join(installation.ANNALS_DATA, 'postgres', 'cluster.new'))).toBe(true);
  starting.kill('SIGTERM');
  expect(await once(starting, 'close')).toEqual([0, null]);
  expect(existsSync(serverOf(installation))).toBe(false);
});

test('a new folder beside a database of another one makes no second master key that people are given keys with', async () => {
  const DATABASE_URL = await freshDatabase();
  await migratePersonalKeys(DATABASE_URL);
  const keys = new PostgresPersonalKeys(DATABASE_URL, parseMasterKey(randomBytes(32).toString('base64')));
  await keys.forWriting([randomUUID()]);
  await keys.close();
  const installation = newInstallation();
  const said = await refused({ ...installation, DATABASE_URL });
  expect(said).toContain('This database was written with another master key');
  expect(said).toContain(`in the place of ${join(installation.ANNALS_DATA, 'secrets.json')}.`);
});

test('a database that is not there, or not of that name, is told in a sentence', async () => {
  const installation = newInstallation();
  const there = new URL(await freshDatabase());
  const withIt = (change: (url: URL) => void) => {
    const url = new URL(there);
    change(url);
    return refused({ ...installation, DATABASE_URL: url.toString() });
  };
  const port = String(await freePort());
  const said = [
    await withIt((url) => (url.port = port)),
    await withIt((url) => (url.pathname = '/no_such_database')),
    await withIt((url) => (url.password = 'another')),
  ];
  expect(said).toEqual([
    '\nAnnals did not start.\nPostgreSQL does not answer where DATABASE_URL says.\n',
    '\nAnnals did not start.\nPostgreSQL has no database of the name in DATABASE_URL.\n',
    '\nAnnals did not start.\nPostgreSQL refused the user or the password in DATABASE_URL, or in one of the other DATABASE_…_URL.\n',
  ]);
});

test('a Redis that is not there is told in a sentence, before anything is made', async () => {
  const installation = newInstallation();
  const REDIS_URL = `redis://127.0.0.1:${String(await freePort())}`;
  expect(await refused({ ...installation, REDIS_URL })).toBe(
    '\nAnnals did not start.\nRedis does not answer where REDIS_URL says.\n',
  );
  expect(existsSync(join(installation.ANNALS_DATA, 'postgres'))).toBe(false);
});

test('a data folder that cannot be one is told in a sentence', async () => {
  const file = join(newFolder(), 'a file');
  writeFileSync(file, '');
  expect(await refused({ ...newInstallation(), ANNALS_DATA: file })).toBe(
    `\nAnnals did not start.\n${file} is a file, and no folder.\n`,
  );
  const inside = join(file, 'data');
  expect(await refused({ ...newInstallation(), ANNALS_DATA: inside })).toBe(
    `\nAnnals did not start.\nA part of ${inside} is a file, and no folder.\n`,
  );
  // Node itself would try for ever there.
  for (const folder of ['/proc/nope', '/proc/nope/data'])
    expect(await refused({ ...newInstallation(), ANNALS_DATA: folder })).toBe(
      '\nAnnals did not start.\n/proc/nope cannot be made: its file system takes no folders.\n',
    );
});

test('damaged secrets are told in a sentence, and stay as they are', async () => {
  const installation = newInstallation();
  for (const content of ['', '{"masterKey":']) {
    writeFileSync(join(installation.ANNALS_DATA, 'secrets.json'), content);
    const said = await refused(installation);
    expect(said).toContain('secrets.json is damaged. Bring back its copy from your backup');
  }
});

test('damaged files of the embedded server and of the seal are told in a sentence, and nothing is thrown away', async () => {
  const installation = newInstallation();
  const start = () => OwnProcess.start([], RUNNING, installation);
  expect(await (await start()).stop()).toBe(0);
  const at = (file: string) => join(installation.ANNALS_DATA, file);
  const saidOf = async (file: string, content: string) => {
    const whole = readFileSync(at(file));
    writeFileSync(at(file), content);
    const said = await refused(installation);
    expect(readFileSync(at(file), 'utf8')).toBe(content);
    writeFileSync(at(file), whole);
    return said.replaceAll(installation.ANNALS_DATA, '').replace('\nAnnals did not start.\n', '');
  };

  for (const content of ['', '{"owner":', '[]'])
    expect(await saidOf('postgres/users.json', content)).toMatch(
      /^\/postgres\/users\.json is damaged\. .* delete it/,
    );
  for (const content of ['', 'another'])
    expect(await saidOf('postgres/password', content)).toMatch(/^\/postgres\/password is .* backup/);
  for (const content of ['', '{}'])
    expect(await saidOf('seal-key.json', content)).toMatch(/^\/seal-key\.json is damaged\. .* backup/);
  expect(await saidOf('postgres/cluster/PG_VERSION', 'none')).toMatch(
    /^The embedded PostgreSQL did not start .*not a valid data directory/s,
  );
  rmSync(at('postgres/cluster/PG_VERSION'));
  expect(await refused(installation)).toContain('/postgres/cluster is damaged: it has no PG_VERSION.');
  expect(existsSync(at('postgres/cluster/base'))).toBe(true);
});

test('what can be made again of the embedded server is made again', async () => {
  const installation = newInstallation();
  const start = () => OwnProcess.start([], RUNNING, installation);
  expect(await (await start()).stop()).toBe(0);
  const users = join(installation.ANNALS_DATA, 'postgres', 'users.json');
  rmSync(users);
  writeFileSync(join(installation.ANNALS_DATA, 'postgres', 'port'), 'no port');
  expect(await (await start()).stop()).toBe(0);
  // Well-formed, and not the passwords that the users have.
  const passwords = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(users, 'utf8')));
  writeFileSync(users, JSON.stringify({ ...passwords, keys: 'another' }));
  expect(await (await start()).stop()).toBe(0);
  expect(await (await start()).stop()).toBe(0);
});

test('a process without pages says what it does and where its probes are', async () => {
  const installation = newInstallation();
  const port = String(await freePort('127.0.0.1'));
  const worker = await OwnProcess.start([], /is running/, {
    ...installation,
    ANNALS_ROLES: 'projections,jobs',
    ANNALS_SIDE_PORT: port,
  });
  expect(worker.output).toContain(
    `Annals is running as projections and jobs, without pages. Its probes: http://localhost:${port}/health/ready`,
  );
  expect(await worker.stop()).toBe(0);
});
