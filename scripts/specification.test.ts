import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENT = 'docs/specification.md';

interface Citation {
  readonly line: number;
  readonly file: string;
  /** Names of tests in the file; none when the whole file shows it. */
  readonly tests: readonly string[];
}

/** The last column of each row: `file` › test; another test; `other file` › test. */
function citations(): Citation[] {
  return readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const cells = text.split('|').map((cell) => cell.trim());
      const shownBy = cells.at(-2);
      const isRow = text.startsWith('|') && !/^[-: ]*$/.test(shownBy ?? '') && cells[1] !== 'Requirement';
      return isRow ? cited(shownBy ?? '', index + 1) : [];
    });
}

function cited(shownBy: string, line: number): Citation[] {
  const files = [...shownBy.matchAll(/`([^`]+\.tsx?)`([^`]*)/g)];
  if (files.length === 0) return [{ line, file: '', tests: [] }];
  return files.map(([, file = '', rest = '']) => ({
    line,
    file,
    tests: rest
      .replace(/^\s*›/, '')
      .split(/;| › /)
      .map((name) => name.replace(/[,\s]+$/, '').trim())
      .filter((name) => name !== ''),
  }));
}

/** As it is written in the source, whichever quotes are around it. */
const plain = (text: string) => text.replace(/\\?['’‘"`]/g, "'");

test('every requirement names a test that is there', () => {
  const wrong = citations().flatMap(({ line, file, tests }) => {
    if (!existsSync(file)) return [`${DOCUMENT}:${line} names no test file: ${file}`];
    const source = plain(readFileSync(file, 'utf8'));
    return tests
      .filter((name) => !source.includes(plain(name)))
      .map((name) => `${DOCUMENT}:${line} ${file} has no test “${name}”`);
  });
  expect(wrong).toEqual([]);
});

test('every requirement names places that are there', () => {
  const paths = readFileSync(DOCUMENT, 'utf8').matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+)`/g);
  const inRepository = /^(contracts|event-store|projections|backend|frontend|e2e|bench|scripts|tools|docs)\//;
  const missing = [...paths]
    .map(([, path = '']) => path)
    .filter((path) => inRepository.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});
