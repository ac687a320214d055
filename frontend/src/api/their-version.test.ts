import { expect, test } from 'vitest';
import { theirVersion } from './their-version';

const row = {
  id: 'one',
  name: 'Gold',
  requiredPoints: 500,
  benefits: ['Lunch'],
  managerId: 'a',
  managerName: 'Ada',
};

test('names what somebody else made of the fields that a form would replace, and nothing else', () => {
  const now = {
    ...row,
    name: 'Platinum',
    requiredPoints: 1_000,
    managerId: 'b',
    managerName: 'Grace',
    other: 1,
  };
  expect(theirVersion([row], [{ ...row, id: 'two' }, now], 'one', Object.keys(row))).toEqual([
    'Name: Platinum',
    'Required points: 1,000',
    'Manager name: Grace',
  ]);
  expect(theirVersion([row], [now], 'one', ['benefits'])).toEqual([]);
});

test('reads a record that an address answers alone, and says where there is nothing', () => {
  const now = { ...row, name: '', benefits: [], callAt: '2026-06-01T10:00:00.000Z', isOn: false };
  expect(theirVersion(row, now, 'one', ['name', 'benefits', 'isOn'])).toEqual([
    'Name: none',
    'Benefits: none',
    'Is on: no',
  ]);
  expect(theirVersion(undefined, now, 'one', ['callAt'])[0]).toMatch(/^Call at: .*2026/);
  expect(theirVersion([row], [], 'one', ['name'])).toEqual([]);
});
