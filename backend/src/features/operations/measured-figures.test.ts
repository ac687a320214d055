import { projectionStatus } from '@annals/contracts/features/operations/routes';
import { expect, test } from 'vitest';
import { FiguresHistory } from './measured-figures';

const at = (position: string, lag: string, lagSeconds: number) =>
  projectionStatus.parse({
    name: `at-${position}`,
    version: 1,
    generation: 1,
    status: 'live',
    position,
    lag,
    lagSeconds,
    holder: null,
    failure: null,
    waiting: null,
    paused: null,
    rebuild: null,
    previous: null,
    lastRebuild: null,
  });
const now = new Date('2026-03-01T10:00:00Z');

test('tells the slowest, and how many events a second all did together', () => {
  const measured = new FiguresHistory();
  measured.add([at('10', '90', 3.5), at('100', '0', 0)], 1_000, now);
  measured.add([at('100', '0', 0), at('100', '0', 0)], 3_000, now);
  expect(measured.samples).toEqual([
    { at: now.toISOString(), lag: 90, lagSeconds: 3.5, perSecond: null },
    { at: now.toISOString(), lag: 0, lagSeconds: 0, perSecond: 45 },
  ]);
});

test('of a moment at which one began again, nothing can be told', () => {
  const measured = new FiguresHistory();
  measured.add([at('100', '0', 0)], 0, now);
  measured.add([at('3', '97', 0)], 1_000, now);
  expect(measured.samples.at(-1)?.perSecond).toBeNull();
});

test('keeps an hour', () => {
  const measured = new FiguresHistory();
  for (let second = 0; second < 5_000; second += 10) measured.add([at('1', '0', 0)], second * 1_000, now);
  expect(measured.samples).toHaveLength(360);
});
