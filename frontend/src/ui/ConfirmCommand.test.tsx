// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ApiError } from '../api/api-error';
import { onScreen } from '../test/on-screen';
import { currentToasts } from '../toasts/toast-store';
import { ConfirmCommand } from './ConfirmCommand';

const refusal: ApiError = {
  status: 409,
  code: undefined,
  message: '',
  detail: 'Somebody else removed it.',
  fields: [],
};

function Removal({ send }: { send: () => Promise<object> }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Remove it
      </button>
      <ConfirmCommand
        isOpen={isOpen}
        title="Remove the key?"
        sentence="It signs nobody in any more."
        confirm="Remove"
        texts={{ done: 'Removed', failed: 'Not removed' }}
        send={send}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

test('sends once, says that it is done and closes', async () => {
  const send = vi.fn(() => Promise.resolve({}));
  const { user } = onScreen(<Removal send={send} />);
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the key?' });
  expect(send).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send).toHaveBeenCalledOnce();
  expect(currentToasts()[0]?.title).toBe('Removed');
});

test('stays open with the sentence of the server that refused, which is gone when it opens again', async () => {
  const { user } = onScreen(<Removal send={vi.fn<() => Promise<object>>().mockRejectedValue(refusal)} />);
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await within(screen.getByRole('dialog')).findByText('Somebody else removed it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(within(await screen.findByRole('dialog')).queryByText('Somebody else removed it.')).toBeNull();
});

test('gives the focus back to the button that opened it, by Escape and after it was sent', async () => {
  const { user } = onScreen(<Removal send={() => Promise.resolve({})} />);
  const opener = screen.getByRole('button', { name: 'Remove it' });
  for (const leave of [
    () => user.keyboard('{Escape}'),
    async () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' })),
  ]) {
    opener.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).not.toBe(opener));
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});
