// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { networkError } from '../api/api-error';
import { onScreen } from '../test/on-screen';
import { QueryList } from './QueryList';

function list(items: readonly string[] | undefined, error?: unknown, onRetry = vi.fn()) {
  return (
    <QueryList
      items={items}
      error={error}
      onRetry={onRetry}
      texts={{ loading: 'Loading people...', failed: 'The people could not be loaded' }}
      empty={<p>Nobody here</p>}
    >
      {(found) => (
        <ul>
          {found.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}

test('says that it loads, shows what comes, and says when there is nothing', () => {
  const { rerender } = onScreen(list(undefined));
  expect(screen.getByText('Loading people...')).toBeTruthy();
  rerender(list(['Ada', 'Grace']));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ada', 'Grace']);
  rerender(list([]));
  expect(screen.getByText('Nobody here')).toBeTruthy();
});

test('says why it failed, and tries again when it is asked to', async () => {
  const onRetry = vi.fn();
  const { user } = onScreen(list(undefined, networkError('offline'), onRetry));
  expect(screen.getByRole('alert').textContent).toContain('The people could not be loaded');
  expect(screen.getByRole('alert').textContent).toContain('The server could not be reached.');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('goes on showing what it has when the next call fails', () => {
  onScreen(list(['Ada'], networkError('offline')));
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('tells who cannot see it how many there are, when that changes', () => {
  const said = () => screen.getByRole('status').textContent;
  const { rerender } = onScreen(list(['Ada', 'Grace']));
  expect(said()).toBe('');
  rerender(list(['Ada', 'Mary']));
  expect(said()).toBe('');
  rerender(list(['Ada']));
  expect(said()).toBe('1 entry');
  rerender(list([]));
  expect(said()).toBe('0 entries');
});
