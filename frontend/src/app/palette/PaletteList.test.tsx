// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { onScreen } from '../../test/on-screen';
import { matching, type PaletteSource } from '../../ui/palette-entry';
import { PaletteList } from './PaletteList';

const NAME = 'Jonas Petersen';

/** A server that answers when the test says so, and what has been opened. */
function palette() {
  let answered: string | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const opened: string[] = [];
  const asked: string[] = [];
  const entry = (group: string, label: string, hint: string) => ({
    id: label,
    group,
    label,
    hint,
    open: () => void opened.push(label),
  });
  const useMeetings: PaletteSource = ({ typed }) => ({
    entries: matching([entry('Meetings', 'Growth plan', NAME), entry('Meetings', 'Weekly', NAME)], typed),
    isPending: false,
  });
  const usePeople: PaletteSource = ({ typed, lookedUp }) => {
    const answer = useSyncExternalStore(subscribe, () => answered);
    if (lookedUp !== '') asked.push(lookedUp);
    const isAnswered = answer === typed.trim();
    return {
      entries: isAnswered ? matching([entry('People', NAME, 'Engineer')], typed) : [],
      isPending: typed.trim() !== '' && !isAnswered,
    };
  };
  const answer = (to: string) =>
    act(() => {
      answered = to;
      for (const listener of listeners) listener();
    });
  const onDone = vi.fn();
  const { user } = onScreen(
    <MemoryRouter>
      <PaletteList sources={[useMeetings, usePeople]} icon={null} typedBefore="" onDone={onDone} />
    </MemoryRouter>,
  );
  return { user, answer, opened, asked, onDone };
}

test('Enter right after a name opens whom the server finds, not what was there before', async () => {
  const { user, answer, opened, asked, onDone } = palette();
  await user.keyboard('jonas{Enter}');
  expect(opened).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
  // It is asked for at once, and said that it is looked for.
  expect(asked.at(-1)).toBe('jonas');
  expect(screen.getByRole('status').textContent).toBe('Searching...');
  answer('jonas');
  await waitFor(() => expect(opened).toEqual([NAME]));
  expect(onDone).toHaveBeenCalledOnce();
});

test('Enter right after the name of a page opens it, which comes first whatever is found', async () => {
  const { user, onDone } = palette();
  await user.keyboard('settings{Enter}');
  expect(onDone).toHaveBeenCalledOnce();
});

test('who types on after Enter opens nothing', async () => {
  const { user, answer, opened } = palette();
  await user.keyboard('jonas{Enter} p');
  answer('jonas p');
  await waitFor(() => expect(screen.getByRole('option', { name: /Engineer/ })).toBeTruthy());
  expect(opened).toEqual([]);
});

test('what was chosen with the arrow keys is opened at once, and stays chosen when others come before it', async () => {
  const { user, answer, opened } = palette();
  await user.keyboard('jonas{ArrowDown}');
  answer('jonas');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Weekly');
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['Weekly']);
});

test('what is there is opened when the server does not answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { user, opened } = palette();
    await user.keyboard('jonas{Enter}');
    expect(opened).toEqual([]);
    act(() => void vi.advanceTimersByTime(10_000));
    await waitFor(() => expect(opened).toEqual(['Growth plan']));
  } finally {
    vi.useRealTimers();
  }
});
