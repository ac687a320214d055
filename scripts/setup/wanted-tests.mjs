import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { ROOT } from './run.mjs';

/** What `npm test` consists of, in the order in which it is told. */
const PARTS = ['lint', 'rooms', 'unused', 'unit', 'integration', 'security', 'faults', 'browser'];

/**
 * What `npm test -- …` asks for: some of the parts, all of them when nothing is named, test files, or what a change concerns.
 * @param {string[]} words paths are those of the checkout
 * @returns {{ changed: boolean, parts: string[], files: string[] } | { refused: string }} the sentence to refuse it with, when it is not understood
 */
export function wantedTests(words) {
  if (words.length === 0) return { changed: false, parts: PARTS, files: [] };
  if (words.includes('changed'))
    return words.length === 1
      ? { changed: true, parts: [], files: [] }
      : refusedBecause('"changed" is said alone.');
  const unknown = words.find((word) => !PARTS.includes(word) && !isTestFile(word));
  if (unknown !== undefined)
    return refusedBecause(`"${unknown}" is neither a part of the tests nor a test file.`);
  return {
    changed: false,
    parts: PARTS.filter((part) => words.includes(part)),
    files: words.filter((word) => !PARTS.includes(word)).map(normalize),
  };
}

/** Which part a test file belongs to, by where it is. */
export function partOf(file) {
  if (file.endsWith('.spec.ts')) return 'browser';
  if (/[\\/]test[\\/]faults[\\/]/.test(file)) return 'faults';
  if (/[\\/]test[\\/]security[\\/]/.test(file)) return 'security';
  return /[\\/]test[\\/]/.test(file) ? 'integration' : 'unit';
}

function isTestFile(path) {
  return (
    (/\.test\.tsx?$/.test(path) || /^(?:\.\/)?e2e\/[^/]+\.spec\.ts$/.test(path)) &&
    existsSync(join(ROOT, path))
  );
}

function refusedBecause(reason) {
  return {
    refused: `${reason} The parts are ${PARTS.join(', ')}; "changed" is what the changes since main concern; a test file is named by its path.`,
  };
}
