import { expect, test } from 'vitest';
import { markForm } from './mark-form';

test('says how much was watched, or nothing of it', () => {
  expect(markForm.parse({ videoWatchTime: ' 25 ' })).toEqual({ done: true, videoWatchTime: 25 });
  expect(markForm.parse({ videoWatchTime: ' ' })).toEqual({ done: true });
});

test('takes whole minutes alone, and says so at the field', () => {
  expect(markForm.safeParse({ videoWatchTime: 'x' }).error?.issues).toMatchObject([
    { path: ['videoWatchTime'], message: 'Please enter whole minutes' },
  ]);
});
