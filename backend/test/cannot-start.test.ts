import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { SERVER_PROGRAM } from './server-program';

/** Starts the product, which cannot. @returns what it said */
async function refused(environment: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [...SERVER_PROGRAM], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ANNALS_DEMO: 'false', PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  return said;
}

function newFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'annals-cannot-start-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A port at which nothing listens. */
async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('a database that is not there, or not of that name, is told in a sentence', async () => {
  const ANNALS_DATA = newFolder();
  const there = new URL(await freshDatabase());
  const withIt = (change: (url: URL) => void) => {
    const url = new URL(there);
    change(url);
    return refused({ ANNALS_DATA, DATABASE_URL: url.toString() });
  };
  const port = String(await unusedPort());
  const said = [
    await withIt((url) => (url.port = port)),
    await withIt((url) => (url.pathname = '/no_such_database')),
  ];
  expect(said).toEqual([
    '\nAnnals did not start.\nPostgreSQL does not answer where DATABASE_URL says.\n',
    '\nAnnals did not start.\nPostgreSQL has no database of the name in DATABASE_URL.\n',
  ]);
});

test('a Redis that is not there is told in a sentence, before anything is made', async () => {
  const directory = newFolder();
  const REDIS_URL = `redis://127.0.0.1:${String(await unusedPort())}`;
  expect(await refused({ ANNALS_DATA: directory, REDIS_URL })).toBe(
    '\nAnnals did not start.\nRedis does not answer where REDIS_URL says.\n',
  );
  expect(existsSync(join(directory, 'postgres'))).toBe(false);
});

test('a data folder that cannot be one is told in a sentence', async () => {
  const file = join(newFolder(), 'a file');
  writeFileSync(file, '');
  expect(await refused({ ANNALS_DATA: file })).toBe(
    `\nAnnals did not start.\n${file} is a file, and no folder.\n`,
  );
  const inside = join(file, 'data');
  expect(await refused({ ANNALS_DATA: inside })).toBe(
    `\nAnnals did not start.\nA part of ${inside} is a file, and no folder.\n`,
  );
});

test('damaged secrets are told in a sentence, and stay as they are', async () => {
  const directory = newFolder();
  for (const content of ['', '{"masterKey":']) {
    writeFileSync(join(directory, 'secrets.json'), content);
    const said = await refused({ ANNALS_DATA: directory });
    expect(said).toContain('secrets.json is damaged. Bring back its copy from your backup');
    expect(said).not.toContain('    at ');
  }
});
