import { expect, it } from 'vitest';
import { minimumPosition, rememberPosition } from './position';

it('never goes back', () => {
  expect(minimumPosition()).toBeUndefined();
  rememberPosition('9007199254740993');
  rememberPosition('9007199254740992');
  expect(minimumPosition()).toBe('9007199254740993');
});
