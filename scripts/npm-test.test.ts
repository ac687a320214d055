import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** `npm test -- <wanted>`, as it is typed. */
function npmTest(...wanted: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...wanted], {
    encoding: 'utf8',
  });
  return { code: status, output: stdout, error: stderr };
}

test.each([
  [['nonsense'], '"nonsense" is neither a part of the tests nor a test file.'],
  [['unit', 'nonsense'], '"nonsense" is neither a part of the tests nor a test file.'],
  [
    ['scripts/not-there.test.ts'],
    '"scripts/not-there.test.ts" is neither a part of the tests nor a test file.',
  ],
  [['--project=unit'], '"--project=unit" is neither a part of the tests nor a test file.'],
  [['changed', 'unit'], '"changed" is said alone.'],
])('%j is refused with what there is, and nothing runs', (wanted, sentence) => {
  const { code, output, error } = npmTest(...wanted);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(error).toContain(sentence);
  expect(error).toContain('lint, rooms, unused, unit, integration, security, faults, browser');
});

test('a file that is named runs by itself, in the part it belongs to', () => {
  const { code, output } = npmTest('./scripts/documents.test.ts');
  expect(output).toContain('✓ unit: 1 passed, 0 failed');
  expect(output.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});
