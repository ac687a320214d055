import { expect, test } from 'vitest';
import { peopleFilter, queryOf } from './people-filter';

const read = (address: string) => peopleFilter.parse(Object.fromEntries(new URLSearchParams(address)));

test('an address without a filter shows everybody who works here', () => {
  expect(read('')).toEqual({ search: '', state: 'working', department: '', role: '' });
  expect(queryOf(read(''))).toEqual({});
});

test('a filter is asked for as it is in the address, without spaces around the words', () => {
  expect(queryOf(read('search=+Ada+&state=locked&department=Finance&role=manager'))).toEqual({
    search: 'Ada',
    state: 'locked',
    department: 'Finance',
    role: 'manager',
  });
});

test('what is not known is left out', () => {
  expect(read('state=nowhere&role=king')).toMatchObject({ state: 'working', role: '' });
});
