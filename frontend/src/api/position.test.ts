import { expect, it, vi } from 'vitest';

it('never goes back', async () => {
  // A page that has just been loaded: other tests may have been told of positions.
  vi.resetModules();
  const { minimumPosition, rememberPosition } = await import('./position');
  expect(minimumPosition()).toBeUndefined();
  rememberPosition('9007199254740993');
  rememberPosition('9007199254740992');
  expect(minimumPosition()).toBe('9007199254740993');
});
