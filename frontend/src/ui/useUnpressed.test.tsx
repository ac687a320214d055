// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onScreen } from '../test/on-screen';
import { useUnpressed } from './useUnpressed';

function Shown({ text }: { text: string }): React.JSX.Element {
  return <button type="button">{useUnpressed(text)}</button>;
}

const shownText = () => screen.getByRole('button').textContent;

test('what comes while something is pressed is shown once it is released', async () => {
  const { rerender } = onScreen(<Shown text="first" />);
  rerender(<Shown text="second" />);
  expect(shownText()).toBe('second');
  fireEvent.pointerDown(screen.getByRole('button'));
  rerender(<Shown text="third" />);
  expect(shownText()).toBe('second');
  fireEvent.pointerUp(screen.getByRole('button'));
  expect(shownText()).toBe('second');
  expect(await screen.findByText('third')).toBeTruthy();
});
