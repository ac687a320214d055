// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onScreen } from '../test/on-screen';
import { showFailure, showToast, TOASTS } from './toast-store';
import { Toasts } from './Toasts';

const shown = () => screen.getByRole('region', { name: 'Notifications (F8)' }).textContent;

it('announces a success politely and a failure at once, one at a time', async () => {
  onScreen(<Toasts />);
  act(() => showToast({ title: 'Saved' }));
  expect((await screen.findByText('Saved')).closest('[aria-live="polite"]')).not.toBeNull();
  act(() => showFailure('Not saved', 'Try again.'));
  expect((await screen.findByText('Not saved')).closest('[aria-live="assertive"]')).not.toBeNull();
  expect(shown()).not.toContain('Saved');
});

it('is reached by F8, closed by Escape, and gives the focus back', async () => {
  const { user } = onScreen(
    <>
      <button type="button">Save</button>
      <Toasts />
    </>,
  );
  act(() => showToast({ title: 'Stays' }));
  await screen.findByText('Stays');
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  await user.keyboard('{F8}{Tab}');
  expect(screen.getByRole('button', { name: 'Close' })).toBe(document.activeElement);
  await user.keyboard('{Escape}');
  expect(shown()).toBe('');
  expect(document.activeElement).toBe(button);
});

it('takes back what it tells, and goes', async () => {
  const undo = vi.fn();
  const { user } = onScreen(<Toasts />);
  act(() => showToast({ title: 'Removed', undo }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toBe('');
});

it('goes after five seconds, when it is swiped to the right, and not while somebody rests on it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onScreen(<Toasts />);
  act(() => showToast({ title: 'Leaving' }));
  const toast = (await screen.findByText('Leaving')).closest('.toast');
  if (!toast) throw new Error('no toast');
  fireEvent.pointerEnter(toast);
  fireEvent.focus(toast);
  await vi.advanceTimersByTimeAsync(2 * TOASTS.shownFor);
  expect(shown()).toContain('Leaving');
  fireEvent.pointerDown(toast, { clientX: 10 });
  fireEvent.pointerMove(toast, { clientX: 10 + TOASTS.swipeThreshold });
  fireEvent.pointerUp(toast);
  expect(shown()).toBe('');
  act(() => showToast({ title: 'Short' }));
  await screen.findByText('Short');
  await vi.advanceTimersByTimeAsync(TOASTS.shownFor);
  expect(shown()).toBe('');
  vi.useRealTimers();
});
