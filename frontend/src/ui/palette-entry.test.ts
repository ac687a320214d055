import { expect, it } from 'vitest';
import { matching, namedFirst, type PaletteEntry } from './palette-entry';

const entry = (label: string, hint: string): PaletteEntry => ({
  id: label,
  group: 'Meetings',
  label,
  hint,
  open: () => undefined,
});
const entries = [entry('Growth plan', 'Jonas Petersen'), entry('Weekly', 'Jonas Petersen')];

it('finds everything when nothing is typed', () => {
  expect(matching(entries, '  ')).toEqual(entries);
});

it('wants every word, in the label or the hint, in any order and case', () => {
  expect(matching(entries, 'jonas GROWTH').map(({ label }) => label)).toEqual(['Growth plan']);
  expect(matching(entries, 'growth monthly')).toEqual([]);
});

it('puts the group in which something is called so before those that only mention it', () => {
  const person: PaletteEntry = { ...entry('Jonas Petersen', 'Data Engineer'), group: 'People' };
  expect(namedFirst([...entries, person], 'jonas').map(({ group }) => group)).toEqual([
    ...['People', 'Meetings', 'Meetings'],
  ]);
  // Where all are called so, and where nothing is typed, their order stays.
  expect(namedFirst([...entries, { ...person, label: 'Growth' }], 'growth')[0]?.group).toBe('Meetings');
  expect(namedFirst([...entries, person], '')).toEqual([...entries, person]);
});
