import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEM_CODE_LIST, PROBLEM_CODES } from '@annals/contracts/problem-codes';
import { describe, expect, it } from 'vitest';
import { EndsBeforeItStarts as CohortEndsBeforeItStarts } from '../../features/cohorts/errors';
import { EndsBeforeItStarts } from '../../features/time-off/errors';
import { NotFound } from './domain-error';

const folder = join(import.meta.dirname, '../..');
const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

describe('the code of a refusal', () => {
  it('is its own, whatever a bundler calls the class', () => {
    expect([new EndsBeforeItStarts().code, new CohortEndsBeforeItStarts().code]).toEqual([
      'time-off.ends-before-it-starts',
      'cohorts.ends-before-it-starts',
    ]);
    const Renamed = class NotFound2 extends NotFound {};
    expect(new Renamed().name).toBe('request.not-found');
  });

  it('brings the status that the contracts declare', () => {
    expect(new EndsBeforeItStarts().status).toBe(PROBLEM_CODES['time-off.ends-before-it-starts']);
  });

  it('belongs to one class alone, and every refusal of a feature has one', () => {
    const codes = [...text.matchAll(/^ {2}readonly code = '([^']+)';$/gm)].map(([, code]) => code);
    // What several features refuse for the same reason, each gives its own code.
    const given = [...text.matchAll(/^ {2}constructor\(readonly code: ProblemCode\) \{$/gm)];
    expect(codes.length + given.length).toBe([...text.matchAll(/class \w+ extends DomainError/g)].length);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is declared for something that happens', () => {
    expect(PROBLEM_CODE_LIST.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  });
});
