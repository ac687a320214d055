import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showFailure, showToast, TOASTS } from './toast-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('keeps one toast, the newest', () => {
  showToast({ title: 'First' });
  showFailure('Second', 'It did not work.');
  expect(currentToasts()).toMatchObject([{ title: 'Second', tone: 'destructive', open: true }]);
});

it('closes a dismissed toast at once and forgets it much later', () => {
  showToast({ title: 'Leaving' });
  const [toast] = currentToasts();
  dismissToast(toast?.id ?? 0);
  expect(currentToasts()).toMatchObject([{ title: 'Leaving', open: false }]);
  vi.advanceTimersByTime(TOASTS.removedAfter);
  expect(currentToasts()).toEqual([]);
});
