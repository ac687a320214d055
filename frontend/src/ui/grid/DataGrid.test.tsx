// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { networkError } from '../../api/api-error';
import { onScreen } from '../../test/on-screen';
import type { GridColumn } from './column';
import { DataGrid, type DataGridProps } from './DataGrid';

interface City {
  readonly id: string;
  readonly name: string;
  readonly people: number | null;
  readonly country: string;
}

const CITIES: readonly City[] = [
  { id: 'lx', name: 'Lisbon', people: 545, country: 'Portugal' },
  { id: 'os', name: 'Oslo', people: 709, country: 'Norway' },
  { id: 'br', name: 'Bergen', people: null, country: 'Norway' },
];
const COLUMNS: readonly GridColumn<City>[] = [
  {
    id: 'name',
    label: 'City',
    isHead: true,
    value: ({ name }) => name,
    cell: ({ name }) => <a href="/">{name}</a>,
  },
  { id: 'people', label: 'People', isNumber: true, value: ({ people }) => people },
  { id: 'country', label: 'Country', value: ({ country }) => country },
  { id: 'code', label: 'Code', value: ({ id }) => id, isHiddenAtFirst: true },
];

const listOf = (currentData: readonly City[] | undefined) => ({ currentData, refetch: () => undefined });
const counted = (count: number, all: number) =>
  count === all ? `${String(all)} cities` : `${String(count)} of ${String(all)} cities`;

function Address(): React.JSX.Element {
  return <output>{useLocation().search}</output>;
}

function grid(props: Partial<DataGridProps<City>> = {}, address = '/') {
  return (
    <MemoryRouter initialEntries={[address]}>
      <DataGrid
        name="cities"
        label="Cities"
        columns={COLUMNS}
        list={listOf(CITIES)}
        rowId={({ id }) => id}
        texts={{ loading: 'Loading cities...', failed: 'The cities could not be loaded', counted }}
        empty={<p>No cities yet</p>}
        isSelectable
        {...props}
      />
      <Address />
    </MemoryRouter>
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('is a table that says how long it is, also to those who cannot see it', () => {
  onScreen(grid());
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4');
  expect(screen.getByText('3 cities').getAttribute('role')).toBe('status');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'City',
    'People',
    'Country',
  ]);
  expect(names()).toEqual(['Lisbon', 'Oslo', 'Bergen']);
});

test('has the four states', async () => {
  const refetch = vi.fn();
  const { rerender, user } = onScreen(grid({ list: listOf(undefined) }));
  expect(screen.getByText('Loading cities...')).toBeTruthy();
  rerender(grid({ list: { ...listOf(undefined), error: networkError('offline'), refetch } }));
  expect(screen.getByRole('alert').textContent).toContain('The cities could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  rerender(grid({ list: listOf([]) }));
  expect(screen.getByText('No cities yet')).toBeTruthy();
  rerender(grid());
  expect(names()).toHaveLength(3);
});

test('sorts by a column up, down and not at all; the address holds the order, and nothing sorts last', async () => {
  const { user } = onScreen(grid());
  const people = screen.getByRole('columnheader', { name: 'People' });
  const sort = within(people).getByRole('button');
  await user.click(sort);
  expect(names()).toEqual(['Lisbon', 'Oslo', 'Bergen']);
  expect(people.getAttribute('aria-sort')).toBe('ascending');
  await user.click(sort);
  expect(names()).toEqual(['Oslo', 'Lisbon', 'Bergen']);
  expect(people.getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByText('?cities-sort=-people')).toBeTruthy();
  await user.click(sort);
  expect(people.getAttribute('aria-sort')).toBeNull();
});

test('comes back as the address says it was', () => {
  onScreen(grid({}, '/?cities-sort=-name&cities-search=norway&other=1'));
  expect(names()).toEqual(['Oslo', 'Bergen']);
  expect(screen.getByText('2 of 3 cities')).toBeTruthy();
});

test('searches in all columns, says when nothing matches, and what ends that', async () => {
  const { user } = onScreen(grid());
  await user.type(screen.getByLabelText('Search this list'), 'berg');
  expect(names()).toEqual(['Bergen']);
  await user.type(screen.getByLabelText('Search this list'), 'x');
  expect(screen.getByText('No row matches')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(names()).toHaveLength(3);
});

test('shows the columns that are chosen, and remembers them', async () => {
  const { user, unmount } = onScreen(grid());
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByLabelText('Country'));
  await user.click(screen.getByLabelText('Code'));
  expect(screen.queryByRole('columnheader', { name: 'Country' })).toBeNull();
  unmount();
  onScreen(grid());
  expect(screen.queryByRole('columnheader', { name: 'Country' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Code' })).toBeTruthy();
});

test('selects rows, and offers what can be done with them', async () => {
  const { user } = onScreen(
    grid({ bulk: (selected) => <p>{`Visit ${selected.map(({ name }) => name).join(' and ')}`}</p> }),
  );
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  await user.click(screen.getByLabelText('Select Oslo'));
  const bar = screen.getByRole('region', { name: 'Selected rows' });
  expect(within(bar).getByRole('status').textContent).toBe('1 selected');
  expect(within(bar).getByText('Visit Oslo')).toBeTruthy();
  await user.click(screen.getByLabelText('Select all rows'));
  expect(within(bar).getByRole('status').textContent).toBe('3 selected');
  await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
});

test('exports what is shown; what a spreadsheet would run as a formula is text', async () => {
  const files: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:1';
  });
  // A click on a link to a file would lead the document of the whole run away.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    made.mockRestore();
    saved.mockRestore();
  });
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)'].map((name, at) => ({
    id: String(at),
    name,
    people: at,
    country: '',
  }));
  const { user } = onScreen(grid({ list: listOf(evil) }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect((await files[0]?.text())?.replace('\uFEFF', '')).toBe(
    "City,People,Country\n'=1+1,0,\n'+1,1,\n'-1,2,\n'@SUM(A1),3,\n",
  );
});

test('the arrow keys lead from row to row', async () => {
  const { user } = onScreen(grid());
  screen.getByRole('link', { name: 'Lisbon' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Oslo');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Oslo');
});

test('of a long list only the rows in sight are in the document, numbered as they are in the whole', async () => {
  const heights = [
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44),
  ];
  onTestFinished(() => heights.forEach((height) => height.mockRestore()));
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    id: String(at),
    name: `City ${String(at)}`,
    people: at,
    country: 'Nowhere',
  }));
  onScreen(grid({ list: listOf(many) }));
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  expect(screen.getByText('5000 cities')).toBeTruthy();
  await screen.findByText('City 0');
  const rows = screen.getAllByRole('row');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThan(60);
  expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
});

function asOnAPhone(): void {
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }),
  );
  onTestFinished(() => narrow.mockRestore());
}

test('on a phone it is a list of cards', () => {
  asOnAPhone();
  onScreen(grid());
  expect(screen.queryByRole('table')).toBeNull();
  const [first] = within(screen.getByRole('list', { name: 'Cities' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Lisbon');
  expect(within(first ?? document.body).getByText('Portugal')).toBeTruthy();
});

test('on a phone a long list is folded, and how much of it was shown is in the address; a page of a longer list is not', async () => {
  asOnAPhone();
  const many = Array.from({ length: 25 }, (_, at) => ({
    id: String(at),
    name: `City ${String(at)}`,
    people: at,
    country: 'Norway',
  }));
  const { user, unmount } = onScreen(grid({ list: listOf(many) }));
  const cards = () => within(screen.getByRole('list', { name: 'Cities' })).getAllByRole('listitem').length;
  expect(cards()).toBe(10);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(cards()).toBe(20);
  expect(screen.getByText('?cities-more=1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(cards()).toBe(25);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  unmount();
  onScreen(grid({ list: listOf(many), isWhole: false }));
  expect(cards()).toBe(25);
});
