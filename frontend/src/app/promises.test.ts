import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words that promise that nobody at all reads something. An auditor with a stated reason reads every personal word there is. */
const PROMISES =
  /\b(only you (see|read|know)|nobody else (sees|reads|does|knows)|nobody but you|you alone (see|read|can)|for you alone|of them alone|two people of the meeting alone|shown to nobody|only the person and their manager)\b/i;

const SOURCES = join(import.meta.dirname, '..');

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A comment promises nothing to anybody. */
const isSaid = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line);

test('no screen promises more than holds against an auditor with a stated reason', () => {
  const files = [...filesBelow(SOURCES), ...filesBelow(join(SOURCES, '../../contracts/src'))];
  expect(files.length).toBeGreaterThan(500);
  const promised = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => isSaid(line) && PROMISES.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(promised).toEqual([]);
});
