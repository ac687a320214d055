// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { ApiError } from '../../api/api-error';
import { currentToasts } from '../../toasts/toast-store';
import { onScreen } from '../../test/on-screen';
import { useBulk } from './useBulk';

interface Request {
  readonly id: string;
  readonly isOpen: boolean;
}
const REQUESTS: readonly Request[] = [
  { id: 'Ada', isOpen: true },
  { id: 'Ben', isOpen: true },
  { id: 'Cleo', isOpen: false },
];
const refusal: ApiError = {
  status: 409,
  code: undefined,
  message: '',
  detail: 'Somebody else decided on it.',
  fields: [],
};

type SendAll = (requests: readonly Request[], words: string) => Promise<ReadonlyMap<string, string>>;
type Send = (request: Request, words: string) => Promise<unknown>;

interface ListProps {
  readonly items?: readonly Request[];
  readonly sends: { readonly send: Send } | { readonly sendAll: SendAll };
}

function List({ sends, items = REQUESTS }: ListProps): React.JSX.Element {
  const bulk = useBulk({
    items,
    isOpen: ({ isOpen }) => isOpen,
    nameOf: ({ id }) => id,
    acts: [
      {
        label: 'Reject selected',
        confirm: 'Reject',
        title: (count) => `Reject ${String(count)}?`,
        sentence: 'They are told.',
        done: (count) => `${String(count)} rejected`,
        words: { label: 'Reason', rule: z.string().min(1, 'Say why') },
        ...sends,
      },
    ],
  });
  return (
    <>
      {bulk.bar}
      <ul>
        {items.map((item) => (
          <li key={item.id}>{bulk.boxOf(item)}</li>
        ))}
      </ul>
      {bulk.dialog}
    </>
  );
}

test('decides on those that are selected, names them, and sends nothing without the words', async () => {
  const send = vi.fn<Send>(() => Promise.resolve({}));
  const { user } = onScreen(<List sends={{ send }} />);
  expect(screen.queryByLabelText('Select Cleo')).toBeNull();
  await user.click(screen.getByLabelText('Select all 2'));
  await user.click(screen.getByRole('button', { name: 'Reject selected' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject 2?' });
  expect(within(dialog).getByText('Ada')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Say why')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await user.type(within(dialog).getByLabelText('Reason'), 'Too late');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe('2 rejected'));
  expect(send.mock.calls.map(([{ id }, words]) => [id, words])).toEqual([
    ['Ada', 'Too late'],
    ['Ben', 'Too late'],
  ]);
});

/** Rejects both, of which one does not work. @returns the dialog, which says so */
async function rejectBoth(user: ReturnType<typeof onScreen>['user']): Promise<HTMLElement> {
  await user.click(screen.getByLabelText('Select all 2'));
  await user.click(screen.getByRole('button', { name: 'Reject selected' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject 2?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'Too late');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Somebody else decided on it.')).toBeTruthy();
  expect(within(dialog).getByText('1 of 2 did not work. The others are done.')).toBeTruthy();
  return dialog;
}

test('tells of each that did not work why, also when the list is empty by then, and tries only those again', async () => {
  const send = vi.fn<Send>().mockResolvedValueOnce({}).mockRejectedValueOnce(refusal);
  const { user, rerender } = onScreen(<List sends={{ send }} />);
  const dialog = await rejectBoth(user);
  rerender(<List sends={{ send }} items={[]} />);
  send.mockResolvedValue({});
  await user.click(within(dialog).getByRole('button', { name: 'Try these again' }));
  await waitFor(() => expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['Ada', 'Ben', 'Ben']));
});

test('sends one command for all where there is one, and tells of each that it refused', async () => {
  const sendAll = vi.fn<SendAll>(() => Promise.resolve(new Map([['Ben', 'Somebody else decided on it.']])));
  const { user } = onScreen(<List sends={{ sendAll }} />);
  const dialog = await rejectBoth(user);
  sendAll.mockRejectedValueOnce(refusal).mockResolvedValueOnce(new Map());
  await user.click(within(dialog).getByRole('button', { name: 'Try these again' }));
  expect(await within(dialog).findByText('Somebody else decided on it.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Try these again' }));
  await waitFor(() =>
    expect(sendAll.mock.calls.map(([sent]) => sent.map(({ id }) => id))).toEqual([
      ['Ada', 'Ben'],
      ['Ben'],
      ['Ben'],
    ]),
  );
});
