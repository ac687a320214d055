import { expect, it } from 'vitest';
import { matching, type PaletteEntry } from './palette-entry';

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
