// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onScreen } from '../../test/on-screen';
import { Toasts } from '../../toasts/Toasts';
import { AutosaveText } from './AutosaveText';

function notes(save = vi.fn(async () => Promise.resolve({ position: '9' })), current = 'As it was') {
  const area = (
    <AutosaveText
      record="/api/meetings/1"
      what="notes"
      current={current}
      label="Notes"
      texts={{ save: 'Save', saving: 'Saving...', unsaved: 'Unsaved changes' }}
      isPending={false}
      refusal=""
      save={save}
    />
  );
  return { save, area };
}

const written = () => screen.getByLabelText<HTMLTextAreaElement>('Notes').value;

it('keeps each key on the device, gives it back after a reload, and says so', async () => {
  const { area } = notes();
  const { user, unmount } = onScreen(area);
  await user.type(screen.getByLabelText('Notes'), ', and more');
  expect(screen.getByRole('status').textContent).toBe('Unsaved changesDraft kept on this device');
  unmount();
  onScreen(area);
  expect(written()).toBe('As it was, and more');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

it('saves with Ctrl+Enter, and says that it is saved', async () => {
  const { area, save } = notes();
  const { user } = onScreen(area);
  await user.type(screen.getByLabelText('Notes'), '!{Control>}{Enter}{/Control}');
  expect(save).toHaveBeenCalledExactlyOnceWith('As it was!', undefined);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(localStorage.length).toBe(0);
});

it('shows how it will read before it is saved', async () => {
  const { area } = notes(undefined, 'A **strong** word');
  const { user } = onScreen(area);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect((await screen.findByText('strong')).tagName).toBe('STRONG');
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(written()).toBe('A **strong** word');
});

it('discards what was written, and gives it back', async () => {
  const { area } = notes();
  const { user } = onScreen(
    <>
      {area}
      <Toasts />
    </>,
  );
  await user.type(screen.getByLabelText('Notes'), '!');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(written()).toBe('As it was');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(written()).toBe('As it was!');
});

it('asks before the page is closed where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse, clear: vi.fn() });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { area } = notes();
  onScreen(area);
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Only here' } });
  await waitFor(() => expect(screen.getByText(/keeps no drafts/)).toBeTruthy());
  let isAsked = false;
  act(() => {
    isAsked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  });
  expect(isAsked).toBe(true);
});
