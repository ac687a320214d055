// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { onScreen } from '../test/on-screen';
import { useAddressFilter } from './useAddressFilter';

const rules = z.object({
  state: z.enum(['all', 'open']).catch('all'),
  months: z.coerce.number().int().min(1).max(12).catch(3),
});

function Shown(): React.JSX.Element {
  const [filter, setFilter] = useAddressFilter(rules);
  const { search } = useLocation();
  return (
    <>
      <p data-testid="filter">{JSON.stringify(filter)}</p>
      <p data-testid="address">{search}</p>
      <button onClick={() => setFilter({ state: 'open', months: 6 })}>narrow</button>
      <button onClick={() => setFilter({ state: 'all', months: 3 })}>all</button>
    </>
  );
}

const at = (address: string) =>
  onScreen(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
  );
const said = (what: string) => screen.getByTestId(what).textContent;

test('a filter is in the address, what is left as it was is not, and the rest of the address stays', async () => {
  const { user } = at('/reviews?tab=team');
  expect(said('filter')).toBe('{"state":"all","months":3}');
  await user.click(screen.getByText('narrow'));
  expect(said('filter')).toBe('{"state":"open","months":6}');
  expect(said('address')).toBe('?tab=team&state=open&months=6');
  await user.click(screen.getByText('all'));
  expect(said('address')).toBe('?tab=team');
});

test('what the address has is checked', () => {
  at('/reviews?state=anything&months=900');
  expect(said('filter')).toBe('{"state":"all","months":3}');
});
