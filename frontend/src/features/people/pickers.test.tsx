// @vitest-environment happy-dom
import { HEADERS } from '@annals/contracts/kernel/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { api } from '../../api/api';
import { store } from '../../api/store';
import { onScreen } from '../../test/on-screen';
import { CommandForm } from '../../ui/CommandForm';
import { PeoplePicker } from './PeoplePicker';
import { PersonSelect } from './PersonSelect';

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

const texts = {
  label: 'Reviewers',
  search: 'Find a colleague',
  searching: 'Searching...',
  nobody: 'Nobody found',
  failed: 'Not loaded',
  results: 'Colleagues',
  chosen: (count: number) => `${count} chosen`,
  remove: (name: string) => `Remove ${name}`,
  help: 'Choose some.',
};

function Picked({ told }: { told: (ids: readonly string[]) => void }): React.JSX.Element {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const change = (next: string[]) => {
    setChosen(next);
    told(next);
  };
  return (
    <Provider store={store}>
      <PeoplePicker texts={texts} chosen={chosen} known={[]} error={undefined} onChange={change} />
    </Provider>
  );
}

test('colleagues are found by name and ticked, and stay in sight whatever is searched for', async () => {
  serveCompany();
  const told = vi.fn<(ids: readonly string[]) => void>();
  const { user } = onScreen(<Picked told={told} />);
  const colleagues = within(screen.getByRole('list', { name: 'Colleagues' }));
  await user.click(await colleagues.findByRole('checkbox', { name: /Ada Lund/ }));
  expect(screen.getByRole('status').textContent).toBe('1 chosen');
  await user.type(screen.getByRole('searchbox', { name: 'Find a colleague' }), 'Grace');
  await waitFor(() => expect(colleagues.queryByRole('checkbox', { name: /Ada Lund/ })).toBeNull());
  await user.tab();
  await user.keyboard(' ');
  expect(told).toHaveBeenLastCalledWith([ids.Ada, ids.Grace]);
  await user.click(screen.getByRole('button', { name: 'Remove Ada Lund' }));
  expect(told).toHaveBeenLastCalledWith([ids.Grace]);
  expect(screen.getByRole('status').textContent).toBe('1 chosen');
});

test('nobody by that name is said', async () => {
  serveCompany();
  const { user } = onScreen(<Picked told={vi.fn()} />);
  await user.type(screen.getByRole('searchbox'), 'Nobody of that name');
  expect(await screen.findByText('Nobody found')).toBeTruthy();
});

test('a person is chosen from those who were found, and who is chosen already stays among them', async () => {
  serveCompany();
  const send = vi.fn(() => Promise.resolve({ id: 'x', position: '1' }));
  const { user } = onScreen(
    <Provider store={store}>
      <CommandForm
        schema={z.object({ personId: z.uuid('Please select a person') })}
        start={{ personId: '' }}
        texts={{ submit: 'Save', failed: 'Not saved' }}
        send={send}
      >
        {(field) => (
          <PersonSelect
            {...field('personId')}
            label="Facilitator"
            chosen={{ id: ids.Edsger, name: 'Edsger Moor' }}
          />
        )}
      </CommandForm>
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please select a person')).toBeTruthy();
  const select = screen.getByLabelText<HTMLSelectElement>('Facilitator');
  await waitFor(() => expect(document.activeElement).toBe(select));
  await user.type(screen.getByRole('searchbox'), 'Grace');
  await waitFor(() =>
    expect([...select.options].map(({ textContent }) => textContent)).toEqual([
      'Select a person',
      'Edsger Moor',
      'Grace Holt, Research',
    ]),
  );
  await user.selectOptions(select, 'Grace Holt, Research');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ personId: ids.Grace })));
});
