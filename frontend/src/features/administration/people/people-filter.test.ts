import { expect, test } from 'vitest';
import { addressOf, filterOf } from './people-filter';

const read = (address: string) => filterOf(new URLSearchParams(address));

test('an address without a filter shows everybody who works here', () => {
  expect(read('')).toEqual({ search: '', state: 'working', department: '', role: '' });
  expect(addressOf(read(''))).toEqual({});
});

test('a filter comes back from its address', () => {
  const filter = { search: 'Ada', state: 'locked', department: 'Finance', role: 'manager' } as const;
  expect(read(new URLSearchParams(addressOf(filter)).toString())).toEqual(filter);
});

test('what is not known is left out', () => {
  expect(read('state=nowhere&role=king')).toMatchObject({ state: 'working', role: '' });
});
