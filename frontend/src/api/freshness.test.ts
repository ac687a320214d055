import { expect, it } from 'vitest';
import { freshness, readAnswered } from './freshness';

const answered = (read: string, stale: boolean) => readAnswered({ read, tags: ['Meetings'], stale });
const after = (...actions: ReturnType<typeof answered>[]) =>
  actions.reduce(freshness.reducer, freshness.getInitialState());

it('counts how often in a row a read was behind', () => {
  expect(after(answered('list', true), answered('one', true), answered('list', true)).behind).toEqual([
    { read: 'one', times: 1 },
    { read: 'list', times: 2 },
  ]);
});

it('has caught up when every read has', () => {
  expect(after(answered('list', true), answered('list', false)).behind).toEqual([]);
});
