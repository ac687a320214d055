import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pause } from './pause';

test('a process that does nothing but wait is alive until the wait is over', async () => {
  const program = `import { pause } from '${new URL('./pause.ts', import.meta.url).href}'; await pause(50); console.log('done');`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(stdout).toBe('done\n');
});

test('a signal ends the wait, also one that came before', async () => {
  const stopped = new AbortController();
  const waiting = pause(3_600_000, stopped.signal);
  stopped.abort();
  await waiting;
  await pause(3_600_000, stopped.signal);
  expect(stopped.signal.aborted).toBe(true);
});
