// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { onScreen } from '../../test/on-screen';
import { SplitView } from './SplitView';

function Mail(): React.JSX.Element {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <SplitView
      name="mail"
      title="Letter"
      list={
        <ul>
          {['one', 'two'].map((name) => (
            <li key={name} aria-current={name === open ? 'true' : undefined}>
              <button type="button" onClick={() => setOpen(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      }
      panel={open === null ? null : <p>{`Letter ${open}`}</p>}
      onClose={() => setOpen(null)}
    />
  );
}

const width = () => screen.getByRole('slider', { name: 'Width of the panel' });

test('opens beside the list, and Escape closes it and leads back to where it was opened', async () => {
  const { user } = onScreen(<Mail />);
  expect(screen.queryByRole('region')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'two' }));
  expect(screen.getByRole('region', { name: 'Letter' }).textContent).toContain('Letter two');
  width().focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement?.textContent).toBe('two');
});

test('closes with its button as well', async () => {
  const { user } = onScreen(<Mail />);
  await user.click(screen.getByRole('button', { name: 'one' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement?.textContent).toBe('one');
});

test('its width follows the arrow keys, has limits, and is remembered', async () => {
  const { user, unmount } = onScreen(<Mail />);
  await user.click(screen.getByRole('button', { name: 'one' }));
  expect(width().getAttribute('aria-valuenow')).toBe('42');
  width().focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(width().getAttribute('aria-valuenow')).toBe('48');
  await user.keyboard('{ArrowLeft>20/}');
  expect(width().getAttribute('aria-valuenow')).toBe('65');
  unmount();
  onScreen(<Mail />);
  await user.click(screen.getByRole('button', { name: 'one' }));
  expect(width().getAttribute('aria-valuenow')).toBe('65');
});
