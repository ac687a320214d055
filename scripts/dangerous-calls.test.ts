import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SOURCES = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.html'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /^(contracts|event-store|projections|backend|demo|frontend|tools)\//.test(file))
  .filter((file) => !/\.test\.tsx?$|\/test\/|\.d\.ts$/.test(file));

/** What lets a text become something else than a text, and the files that may: with a constant, never with what people wrote. */
const DANGEROUS: Readonly<Record<string, { readonly found: RegExp; readonly allowed: readonly string[] }>> = {
  'a text becomes part of a page': {
    found: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\bsrcDoc\b/i,
    allowed: [],
  },
  'a text becomes code': {
    found: /\beval\(|new Function\(|from 'node:vm'|setTimeout\(\s*['"`]/,
    allowed: [],
  },
  'a text becomes a command of the system': {
    found: /child_process/,
    allowed: ['event-store/src/postgres/embedded-server.ts'],
  },
  'a text becomes a pattern': {
    found: /new RegExp\(/,
    allowed: [
      'backend/src/features/language-model/check/claims.ts',
      // Of our own texts alone, escaped.
      'backend/src/platform/language/retelling.ts',
      'contracts/src/kernel/storable-text.ts',
    ],
  },
  'a page listens to other pages': {
    found: /postMessage|onmessage|addEventListener\('message'/,
    // A worker of our own and the page that started it: nobody else can send to either.
    allowed: [
      'frontend/src/features/audit/evidence/check-bundle.ts',
      'frontend/src/features/audit/evidence/verify-worker.ts',
    ],
  },
  'a password cannot be pasted': { found: /onPaste|user-select:\s*none[^}]*password/, allowed: [] },
  'TLS is not checked': { found: /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, allowed: [] },
  'what is guessed easily stands for a secret': {
    found: /createHash\('(md5|sha1)'\)|createHmac\('(md5|sha1)'/,
    allowed: [],
  },
};

test('there is something to look at', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
});

describe.each(Object.entries(DANGEROUS))('%s', (_, { found, allowed }) => {
  test('nowhere but where it is known to be harmless', () => {
    expect(SOURCES.filter((file) => found.test(readFileSync(file, 'utf8')))).toEqual(allowed);
  });
});
