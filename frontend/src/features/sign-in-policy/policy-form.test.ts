import { expect, test } from 'vitest';
import { factorsForm, limitsForm } from './policy-form';

test('boxes become the roles that are ticked, and what was typed a number', () => {
  const roles = { employee: false, manager: false, leader: false, admin: true, auditor: true };
  expect(factorsForm.parse({ roles, graceDays: ' 7 ', reason: '' })).toEqual({
    roles: ['admin', 'auditor'],
    graceDays: 7,
    reason: '',
  });
  for (const graceDays of ['', 'a week', '1.5', '-1', '91'])
    expect(factorsForm.safeParse({ roles, graceDays, reason: '' }).error?.issues[0]?.path).toEqual([
      'graceDays',
    ]);
  expect(limitsForm.safeParse({ idleMinutes: '4', longestDays: '0', reason: '' }).error?.issues).toHaveLength(
    2,
  );
});
