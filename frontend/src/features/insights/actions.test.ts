import { expect, test } from 'vitest';
import { COLLECTED } from '../../app/screens';
import { actionLabel, formFor } from './actions';

const someone = '018f0000-0000-7000-8000-000000000001';

test('an insight whose action is a form opens it, for those who may send it', () => {
  const schedule = `/meetings?schedule=${someone}`;
  expect(formFor(COLLECTED, schedule, 'manager')?.employeeId).toBe(someone);
  expect(formFor(COLLECTED, schedule, 'employee')).toBeUndefined();
  expect(actionLabel(COLLECTED, schedule)).toBe('Schedule the 1:1');
  for (const path of ['/recognition?nominate', '/time-off'])
    expect(formFor(COLLECTED, path, 'employee')?.employeeId).toBe('');
});

test.each([
  ['/meetings', 'Open the meetings'],
  [`/meetings/${someone}`, 'Open the meeting'],
  [`/meetings/skip-level/${someone}`, 'Open the meeting'],
  ['/pain-points?status=open', 'Open the pain points'],
  ['/performance-reviews/1', 'Open the review'],
  ['/time-off?tab=team', 'Open time off'],
  ['/nowhere', 'Open'],
])('the action at %s is taken there, and the link says so: %s', (path, label) => {
  expect(formFor(COLLECTED, path, 'manager')).toBeUndefined();
  expect(actionLabel(COLLECTED, path)).toBe(label);
});
