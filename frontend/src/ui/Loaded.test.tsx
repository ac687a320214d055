// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { networkError } from '../api/api-error';
import { pagedList } from '../api/paged-list';
import { onScreen } from '../test/on-screen';
import { Loaded } from './Loaded';

const TEXTS = { loading: 'Loading the plan...', failed: 'The plan could not be loaded' };

function plan(currentData: string | null | undefined, error?: unknown, refetch = vi.fn()) {
  return (
    <Loaded query={{ currentData, error, refetch }} texts={TEXTS} rows={3}>
      {(shown) => <p>{shown ?? 'There is no plan'}</p>}
    </Loaded>
  );
}

test('shows as many rows as are expected, then the answer', () => {
  const { rerender, container } = onScreen(plan(undefined));
  expect(screen.getByRole('status').textContent).toBe('Loading the plan...');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  rerender(plan('Learn the ropes'));
  expect(screen.getByText('Learn the ropes')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('takes an answer of nothing for an answer', () => {
  onScreen(plan(null));
  expect(screen.getByText('There is no plan')).toBeTruthy();
});

test('says why it failed under a heading of the level that is asked for, and tries again', async () => {
  const refetch = vi.fn();
  const { user, rerender } = onScreen(plan(undefined, networkError('offline'), refetch));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('The plan could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  rerender(
    <Loaded query={{ error: networkError('offline'), refetch }} texts={TEXTS} level={2}>
      {() => null}
    </Loaded>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The plan could not be loaded');
});

test('goes on showing what it has when asking again fails', () => {
  onScreen(plan('Learn the ropes', networkError('offline')));
  expect(screen.getByText('Learn the ropes')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows a shape of its own while something comes, and a frame around what failed alone', () => {
  const shown = (error?: unknown) => (
    <Loaded
      query={{ error, refetch: vi.fn() }}
      texts={TEXTS}
      skeleton={<p>Three cards</p>}
      frame={(state) => <section aria-label="Plan">{state}</section>}
    >
      {() => null}
    </Loaded>
  );
  const { rerender } = onScreen(shown());
  expect(screen.getByText('Three cards')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  rerender(shown(networkError('offline')));
  expect(screen.getByRole('region').textContent).toContain('The plan could not be loaded');
});

test('takes a list that comes in pages as it takes one answer', async () => {
  const refetch = vi.fn();
  const paged = { error: networkError('offline'), refetch, hasNextPage: false, isFetchingNextPage: false };
  const { user, rerender } = onScreen(
    <Loaded query={pagedList<string>({ ...paged, fetchNextPage: vi.fn() })} texts={TEXTS}>
      {(names) => names.join(', ')}
    </Loaded>,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  const currentData = {
    pages: [
      { items: ['Ada'], nextCursor: 'a' },
      { items: ['Grace'], nextCursor: null },
    ],
  };
  rerender(
    <Loaded query={pagedList<string>({ ...paged, currentData, fetchNextPage: vi.fn() })} texts={TEXTS}>
      {(names) => names.join(', ')}
    </Loaded>,
  );
  expect(screen.getByText('Ada, Grace')).toBeTruthy();
});
