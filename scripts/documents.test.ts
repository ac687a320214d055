import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('nothing tells people to run a package from npm that is not ours', () => {
  // npx takes a name that is not installed from the registry, and whoever registers it there runs code on that machine.
  const files = execFileSync('git', ['ls-files', '*.md', '*.mjs', '*.ts', '*.tsx', '*.yml'], {
    encoding: 'utf8',
  });
  const telling = files
    .trim()
    .split('\n')
    .filter((file) => file !== 'CHANGELOG.md' && /npx\s+annals/.test(readFileSync(file, 'utf8')));
  expect(telling).toEqual([]);
});
