// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onScreen } from '../../../test/on-screen';
import { ShownValue } from './ShownValue';

const structure = (value: unknown) =>
  onScreen(<ShownValue value={{ field: 'rule', kind: 'structure', text: JSON.stringify(value) }} />);

test('shows what is below a field by its names, lists and figures as they are in the event', () => {
  structure({ name: 'falling-wellbeing', version: 2, weeks: [{ week: 'first' }, { week: 'second' }] });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Version',
    'Weeks',
    'Week',
    'Week',
  ]);
  expect(screen.getByText('falling-wellbeing')).toBeTruthy();
  expect(screen.getByText('2')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('says what is not there, and what was erased', () => {
  structure({ note: null, words: { erased: true }, steps: [], done: false });
  expect(screen.getByText('Erased permanently')).toBeTruthy();
  expect(screen.getAllByText('nothing')).toHaveLength(2);
  expect(screen.getByText('No')).toBeTruthy();
});
