import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FEATURES } from './features';
import type { Feature } from './kernel/feature';
import { GENERAL_PROBLEM_CODES, problemType } from './kernel/problem-codes';
import { problemCodeOf } from './problem-codes';

/** `contracts/problem-codes/<feature>.json` holds the codes as they were when they were released: a code is added there, and none ever goes or changes its status. */
const folder = join(import.meta.dirname, '../problem-codes');
const FROZEN = Object.fromEntries(
  readdirSync(folder).map((file): [string, unknown] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]),
);

it('the codes are these: a new one is added to its file, and none ever goes or changes its status', () => {
  const declared = Object.values<Feature>(FEATURES).flatMap(({ name, problems }) =>
    problems ? [[name, problems] as const] : [],
  );
  expect({ general: GENERAL_PROBLEM_CODES, ...Object.fromEntries(declared) }).toEqual(FROZEN);
});

it('a code is found in the type of a problem, and nothing else is', () => {
  expect(problemType('time-off.balance-too-low')).toBe('urn:annals:problem:time-off.balance-too-low');
  expect(problemCodeOf('urn:annals:problem:time-off.balance-too-low')).toBe('time-off.balance-too-low');
  for (const type of [
    'about:blank',
    'urn:annals:problem:',
    'urn:annals:problem:toString',
    'time-off.balance-too-low',
  ])
    expect(problemCodeOf(type)).toBeUndefined();
});
