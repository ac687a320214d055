import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OwnProcess } from './own-process';
import { DEMO_PROGRAM, SERVER_PROGRAM } from './server-program';

const RUNNING = /running at (http:\S+)/;

/** The settings of an installation on its embedded PostgreSQL, in a folder of its own. */
function newInstallation() {
  const directory = mkdtempSync(join(tmpdir(), 'annals-twice-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return { ANNALS_DATA: directory, ANNALS_DEMO: 'false', PORT: '0', TMPDIR: tmpdir() };
}

/** Starts the product, which is to be refused. @returns what it said */
async function refused(environment: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [...SERVER_PROGRAM], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stderr.on('data', (piece) => (said += String(piece)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
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
  for (const said of [sameFolder, samePort]) expect(said).not.toContain('    at ');

  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  await first.kill();
  const again = await OwnProcess.start([], RUNNING, installation);
  expect(await again.stop()).toBe(0);
});

test('who stops it while it starts leaves no server behind, and it goes on from there', async () => {
  const installation = { ...newInstallation(), ANNALS_DEMO: 'true' };
  const start = (isThere: RegExp) =>
    OwnProcess.start(['start', '--months', '1'], isThere, installation, DEMO_PROGRAM);
  const starting = await start(/Filling the empty log/);
  onTestFinished(() => starting.kill());
  expect(await starting.stop()).toBe(0);
  expect(existsSync(join(installation.ANNALS_DATA, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  const again = await start(RUNNING);
  expect(again.output).toContain('manager@annals.example');
  expect(await again.stop()).toBe(0);
});
