import { projectionStatus, type ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { expect, test } from 'vitest';
import { stateOf } from './overall-state';

const one = (given: Partial<ProjectionStatus>) =>
  projectionStatus.parse({
    name: 'meetings',
    version: 1,
    generation: 1,
    status: 'live',
    position: '10',
    lag: '0',
    lagSeconds: 0,
    holder: null,
    failure: null,
    waiting: null,
    paused: null,
    rebuild: null,
    previous: null,
    lastRebuild: null,
    ...given,
  });

test('the worst comes first, with what to do', () => {
  const current = one({ name: 'people' });
  const behind = one({ lag: '7', lagSeconds: 12 });
  const stopped = one({ name: 'goals', status: 'stopped' });
  expect(stateOf([current, one({ lag: '2', lagSeconds: 0.2 })]).words).toBe('All current');
  expect(stateOf([current, behind])).toMatchObject({ tone: 'attention', words: '1 behind' });
  const state = stateOf([current, behind, stopped]);
  expect([state.tone, state.words]).toEqual(['bad', '1 stopped']);
  expect(state.advice).toContain('goals');
  expect(stateOf([one({ status: 'stalled' }), behind]).words).toBe('1 stalled');
  expect(stateOf([one({ status: 'paused' }), behind]).words).toBe('1 paused');
});
