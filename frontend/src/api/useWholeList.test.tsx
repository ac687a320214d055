// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onScreen } from '../test/on-screen';
import type { PagedList } from './paged-list';
import { useWholeList } from './useWholeList';

const list = (items: number, hasNextPage: boolean, fetchNextPage = vi.fn()): PagedList<number> => ({
  items: Array.from({ length: items }, (_, at) => at),
  error: undefined,
  retry: vi.fn(),
  hasNextPage,
  isFetchingNextPage: false,
  fetchNextPage,
});

function Whole({ of }: { of: PagedList<number> }): React.JSX.Element {
  const { isWhole, isTooLong } = useWholeList(of);
  return <output>{isWhole ? 'whole' : isTooLong ? 'too long' : 'coming'}</output>;
}

it('asks for one page after the other until all have come', () => {
  const next = vi.fn();
  const { rerender } = onScreen(<Whole of={list(200, true, next)} />);
  expect(screen.getByRole('status').textContent).toBe('coming');
  rerender(<Whole of={list(400, true, next)} />);
  expect(next).toHaveBeenCalledTimes(2);
  rerender(<Whole of={list(450, false, next)} />);
  expect(next).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toBe('whole');
});

it('stops at what nobody reads, and after a failure', () => {
  const next = vi.fn();
  const { rerender } = onScreen(<Whole of={list(2_000, true, next)} />);
  expect(screen.getByRole('status').textContent).toBe('too long');
  rerender(<Whole of={{ ...list(200, true, next), error: 'away' }} />);
  expect(next).not.toHaveBeenCalled();
});
