// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onScreen } from '../test/on-screen';
import { Toasts } from '../toasts/Toasts';
import { useAttempt } from './useAttempt';

function Removal(props: { remove: () => Promise<unknown>; undo: () => Promise<unknown> }): React.JSX.Element {
  const { attempt } = useAttempt({ failed: 'Not done', done: 'Removed' });
  return (
    <button type="button" onClick={() => void attempt(props.remove, { undo: props.undo })}>
      Remove
    </button>
  );
}

test('what was done is taken back from its message, as a command of its own', async () => {
  const undo = vi.fn(() => Promise.resolve({}));
  const { user } = onScreen(
    <>
      <Removal remove={() => Promise.resolve({})} undo={undo} />
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(undo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
});

test('what is refused offers nothing to take back', async () => {
  const { user } = onScreen(
    <>
      <Removal remove={() => Promise.reject(new Error('no'))} undo={() => Promise.resolve({})} />
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('Not done')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
