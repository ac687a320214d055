import { expect, test } from 'vitest';
import { actionHere, actionLabel } from './actions';

test('an insight whose action is a form opens it, for those who may send it', () => {
  const someone = '018f0000-0000-7000-8000-000000000001';
  const schedule = `/meetings?schedule=${someone}`;
  expect(actionHere(schedule, 'manager')).toEqual({ form: 'meeting', employeeId: someone });
  expect(actionHere(schedule, 'employee')).toBeNull();
  expect(actionHere('/recognition?nominate', 'manager')).toEqual({ form: 'nomination' });
  expect(actionHere('/time-off', 'employee')).toEqual({ form: 'time-off' });
});

test('other actions are taken at the place for them, which the link names', () => {
  for (const path of [
    '/meetings',
    '/pain-points?status=open',
    '/performance-reviews/1',
    '/time-off?tab=team',
  ])
    expect(actionHere(path, 'manager')).toBeNull();
  expect(actionLabel('/pain-points?status=open')).toBe('Open the pain points');
  expect(actionLabel('/performance-reviews/1')).toBe('Open the review');
});
