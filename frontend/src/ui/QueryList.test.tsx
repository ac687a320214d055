// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { networkError } from '../api/api-error';
import { onScreen } from '../test/on-screen';
import { QueryList } from './QueryList';

const PAGED = { error: undefined, retry: vi.fn(), hasNextPage: true, isFetchingNextPage: false };

function list(items: readonly string[] | undefined, error?: unknown, onRetry = vi.fn()) {
  return (
    <QueryList
      list={{ currentData: items, error, refetch: onRetry }}
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

test('asks for the next page of a list that has one, unless it shows the first few alone', async () => {
  const fetchNextPage = vi.fn();
  const names = (more: { isExcerpt?: boolean } = {}) => (
    <QueryList
      list={{ ...PAGED, items: ['Ada'], fetchNextPage }}
      texts={{ loading: 'Loading people...', failed: 'The people could not be loaded' }}
      empty={null}
      {...more}
    >
      {(found) => found.join(', ')}
    </QueryList>
  );
  const { user, rerender } = onScreen(names());
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
  rerender(names({ isExcerpt: true }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers no next page of what has not come', () => {
  onScreen(
    <QueryList
      list={{ ...PAGED, items: undefined, fetchNextPage: vi.fn() }}
      texts={{ loading: 'Loading people...', failed: 'The people could not be loaded' }}
      empty={null}
    >
      {() => null}
    </QueryList>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
