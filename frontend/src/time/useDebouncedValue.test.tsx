// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { onScreen } from '../test/on-screen';
import { useDebouncedValue } from './useDebouncedValue';

it('an object that is made again for each rendering settles, and asks for no further one', async () => {
  const rendered = vi.fn();
  function Filter({ search }: { search: string }): React.JSX.Element {
    useEffect(() => {
      rendered();
    });
    return <output>{useDebouncedValue({ search }).search}</output>;
  }
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { rerender } = onScreen(<Filter search="a" />);
  rerender(<Filter search="ab" />);
  expect(screen.getByRole('status').textContent).toBe('a');
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getByRole('status').textContent).toBe('ab');
  await vi.advanceTimersByTimeAsync(300);
  rendered.mockClear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rendered).not.toHaveBeenCalled();
  vi.useRealTimers();
});
