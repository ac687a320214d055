// @vitest-environment happy-dom
import { HEADERS } from '@annals/contracts/kernel/problem';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { api } from '../../../api/api';
import { store } from '../../../api/store';
import { onScreen } from '../../../test/on-screen';
import { CommandForm } from '../../../ui/CommandForm';
import { PeopleCombobox } from './PeopleCombobox';
import { PersonCombobox } from './PersonCombobox';

const ids = {
  Ada: '018f0000-0000-7000-8000-000000000001',
  Grace: '018f0000-0000-7000-8000-000000000002',
  Edsger: '018f0000-0000-7000-8000-000000000003',
};
const COMPANY = [
  { id: ids.Ada, firstName: 'Ada', lastName: 'Lund', position: 'Engineer' },
  { id: ids.Grace, firstName: 'Grace', lastName: 'Holt', position: null },
  { id: ids.Edsger, firstName: 'Edsger', lastName: 'Moor', position: 'Analyst' },
].map((person) => ({
  ...person,
  profileImageUrl: null,
  email: `${person.firstName}@example.com`.toLowerCase(),
  department: 'Research',
  role: 'employee',
  managerId: null,
  managerName: null,
  hireDate: null,
}));

/** The server finds people by the beginning of their first name, until the test is over. */
function serveCompany(): void {
  vi.stubGlobal('fetch', (address: string) => {
    const typed = new URL(address, 'http://localhost').searchParams.get('search') ?? '';
    const found = COMPANY.filter(({ firstName }) => firstName.startsWith(typed));
    return Promise.resolve(Response.json(found, { headers: { [HEADERS.position]: '1' } }));
  });
  onTestFinished(() => {
    store.dispatch(api.util.resetApiState());
    vi.unstubAllGlobals();
  });
}

function Picked({ told }: { told: (ids: readonly string[]) => void }): React.JSX.Element {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const change = (next: string[]) => {
    setChosen(next);
    told(next);
  };
  return (
    <Provider store={store}>
      <PeopleCombobox
        label="Reviewers"
        count={(count) => `${count} chosen`}
        chosen={chosen}
        known={[]}
        error={undefined}
        onChange={change}
      />
    </Provider>
  );
}

test('several are found by name and chosen one after the other, by pointer and by keyboard', async () => {
  serveCompany();
  const told = vi.fn<(ids: readonly string[]) => void>();
  const { user } = onScreen(<Picked told={told} />);
  const box = screen.getByRole('combobox', { name: 'Reviewers' });
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: /Ada Lund/ }));
  expect(screen.getByText('1 chosen')).toBeTruthy();
  // The list stays open for the next one.
  expect(screen.getByRole('option', { name: /Ada Lund/, selected: true })).toBeTruthy();
  await user.type(box, 'Grace');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Ada Lund/ })).toBeNull());
  await user.keyboard('{Enter}');
  expect(told).toHaveBeenLastCalledWith([ids.Ada, ids.Grace]);
  await user.click(screen.getByRole('option', { name: /Edsger Moor/ }));
  expect(told).toHaveBeenLastCalledWith([ids.Ada, ids.Grace, ids.Edsger]);
  await user.click(screen.getByRole('option', { name: /Edsger Moor/, selected: true }));
  await user.click(screen.getByRole('button', { name: 'Remove Ada Lund' }));
  expect(told).toHaveBeenLastCalledWith([ids.Grace]);
  expect(screen.getByText('1 chosen')).toBeTruthy();
});

test('nobody by that name is said, also to a screen reader', async () => {
  serveCompany();
  const { user } = onScreen(<Picked told={vi.fn()} />);
  await user.type(screen.getByRole('combobox'), 'Nobody of that name');
  await waitFor(() => expect(screen.getByText('Nobody found', { selector: '[role=status]' })).toBeTruthy());
});

test('one is typed to find and chosen; what is half typed leaves who was chosen', async () => {
  serveCompany();
  const send = vi.fn(() => Promise.resolve({ id: 'x', position: '1' }));
  const { user } = onScreen(
    <Provider store={store}>
      <CommandForm
        schema={z.object({ personId: z.uuid('Please select a person') })}
        start={{ personId: ids.Edsger }}
        texts={{ submit: 'Save', failed: 'Not saved' }}
        send={send}
      >
        {(field) => (
          <PersonCombobox
            {...field('personId')}
            label="Facilitator"
            chosen={{ id: ids.Edsger, name: 'Edsger Moor' }}
          />
        )}
      </CommandForm>
    </Provider>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Facilitator' });
  expect(box.value).toBe('Edsger Moor');
  await user.clear(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please select a person')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.type(box, 'Grac');
  await user.click(await screen.findByRole('option', { name: /Grace Holt/ }));
  expect(box.value).toBe('Grace Holt');
  await user.type(box, 'x');
  await user.tab();
  expect(box.value).toBe('Grace Holt');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ personId: ids.Grace })));
});
