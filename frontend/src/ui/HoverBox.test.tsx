// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onScreen } from '../test/on-screen';
import { HoverBox } from './HoverBox';

const names = (
  <>
    <a href="/people/ada" data-person="ada">
      Ada
    </a>
    <a href="/people/ben" data-person="ben">
      Ben
    </a>
    <p>Elsewhere</p>
    <HoverBox attribute="data-person" opensAfter={0} className="card" side="below">
      {(id) => <span>Card of {id}</span>}
    </HoverBox>
  </>
);

const over = (text: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByText(text), { pointerType });

test('who rests on a name sees who that is, and goes from one to the next', async () => {
  onScreen(names);
  over('Ada');
  expect(await screen.findByText('Card of ada')).toBeTruthy();
  over('Ben');
  expect(await screen.findByText('Card of ben')).toBeTruthy();
  expect(screen.queryByText('Card of ada')).toBeNull();
  over('Elsewhere');
  await waitFor(() => expect(screen.queryByText('Card of ben')).toBeNull());
});

test('it stays while the pointer is on it, and Escape closes it', async () => {
  onScreen(names);
  over('Ada');
  await screen.findByText('Card of ada');
  over('Elsewhere');
  over('Card of ada');
  over('Ada');
  expect(screen.getByText('Card of ada')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('Card of ada')).toBeNull());
});

test('a finger that passes opens nothing', async () => {
  onScreen(names);
  over('Ada', 'touch');
  over('Ben');
  expect(await screen.findByText('Card of ben')).toBeTruthy();
});
