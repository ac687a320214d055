// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onScreen } from '../test/on-screen';
import { FoldingCard } from './FoldingCard';

const card = (
  <FoldingCard
    name="workers"
    title="Workers"
    warnings={<p>One is late</p>}
    action={<button type="button">Restart</button>}
  >
    <p>Two of them</p>
  </FoldingCard>
);

function asWideAs(isPhone: boolean): void {
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isPhone,
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }),
  );
  onTestFinished(() => narrow.mockRestore());
}

test('on a phone it is unfolded by its title, and stays so', async () => {
  asWideAs(true);
  const { user, unmount } = onScreen(card);
  const head = screen.getByRole('button', { name: 'Workers' });
  expect(screen.getByRole('region', { name: 'Workers' })).toBeTruthy();
  expect(head.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Two of them')).toBeNull();
  // A warning is seen without unfolding anything.
  expect(screen.getByText('One is late')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull();
  await user.click(head);
  expect(head.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Two of them')).toBeTruthy();
  unmount();
  onScreen(card);
  expect(screen.getByText('Two of them')).toBeTruthy();
});

test('elsewhere nothing is folded', () => {
  asWideAs(false);
  onScreen(card);
  expect(screen.getByText('One is late')).toBeTruthy();
  expect(screen.getByText('Two of them')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Workers' })).toBeNull();
});
