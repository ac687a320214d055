// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, onTestFinished } from 'vitest';
import { onScreen } from '../test/on-screen';
import { keepFocus } from './keep-focus';

const SOON = { timeout: 20_000 };

function Rows(): React.JSX.Element {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  return (
    <main tabIndex={-1} aria-label="Screen">
      <button type="button">Before</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              {`Delete ${row}`}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

it('what was deleted gives the focus to the next, the last to the one before, and the list to what is around it', async () => {
  onTestFinished(keepFocus());
  const { user } = onScreen(<Rows />);
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  const isAt = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })), SOON);
  await press('Delete one');
  await isAt('Delete two');
  await press('Delete three');
  await isAt('Delete two');
  await press('Delete two');
  await isAt('Before');
});

it('what is deleted from a dialog gives the focus to what comes after the row it was opened from', async () => {
  onTestFinished(keepFocus());
  function Asked(): React.JSX.Element {
    const [asked, setAsked] = useState<string>();
    const [rows, setRows] = useState(['one', 'two']);
    return (
      <main tabIndex={-1} aria-label="Screen">
        <button type="button">Before</button>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setAsked(row)}>{`Delete ${row}`}</button>
            </li>
          ))}
        </ul>
        {asked !== undefined &&
          createPortal(
            <div role="dialog" aria-label="Delete?">
              <button
                type="button"
                onClick={() => {
                  setRows(rows.filter((row) => row !== asked));
                  setAsked(undefined);
                }}
              >
                Delete
              </button>
            </div>,
            document.body,
          )}
      </main>
    );
  }
  const { user } = onScreen(<Asked />);
  screen.getByRole('button', { name: 'Delete one' }).focus();
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete two' })),
    SOON,
  );
});

it('a button that cannot be pressed for a moment has the focus again after it', async () => {
  onTestFinished(keepFocus());
  const { rerender } = onScreen(<button type="button">Save</button>);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(
    <button type="button" disabled>
      Save
    </button>,
  );
  button.blur();
  rerender(<button type="button">Save</button>);
  await waitFor(() => expect(document.activeElement).toBe(button), SOON);
});

it('who pointed at nothing has left it', async () => {
  onTestFinished(keepFocus());
  const { rerender } = onScreen(
    <div>
      <p>Words</p>
      <button type="button">Save</button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.pointerDown(screen.getByText('Words'));
  button.blur();
  rerender(
    <div>
      <p>Words</p>
    </div>,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement).toBe(document.body);
});
