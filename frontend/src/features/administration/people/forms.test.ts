import { describe, expect, test } from 'vitest';
import { departureForm, hireForm, managerForm, NOBODY, positionForm } from './forms';

const someone = '018f0000-0000-4000-8000-000000000001';
const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('the forms of the administration', () => {
  test('whoever stands at the top reports to nobody', () => {
    expect(managerForm.parse({ managerId: NOBODY, reason: 'New chief' })).toEqual({
      managerId: null,
      reason: 'New chief',
    });
    expect(messages(managerForm.safeParse({ managerId: '', reason: '' }))).toEqual([
      'Please select a manager',
      'Please say why',
    ]);
  });

  test('a role goes along with a promotion alone', () => {
    const form = { position: 'Team Lead', role: 'manager', reason: 'Leads the team' } as const;
    expect(positionForm.parse({ ...form, promotion: true })).toMatchObject({
      promotion: true,
      role: 'manager',
    });
    expect(positionForm.parse({ ...form, promotion: false })).toEqual({
      position: 'Team Lead',
      reason: 'Leads the team',
    });
  });

  test('a successor is asked for only of somebody with reports', () => {
    const form = { lastDay: '2026-06-30', successorId: '', reason: '', name: 'ada lovelace' };
    expect(departureForm('Ada Lovelace', false).parse(form)).toEqual({ lastDay: '2026-06-30' });
    expect(messages(departureForm('Ada Lovelace', true).safeParse(form))).toEqual([
      'Please select who takes over',
    ]);
    expect(departureForm('Ada Lovelace', true).parse({ ...form, successorId: someone })).toMatchObject({
      successorId: someone,
    });
    expect(messages(departureForm('Ada Lovelace', false).safeParse({ ...form, name: 'Ada' }))).toEqual([
      'This is not the name. Type Ada Lovelace, as it is shown here.',
    ]);
  });

  test('hiring names every field that is missing', () => {
    const empty = {
      firstName: '',
      lastName: '',
      email: '',
      position: '',
      department: '',
      managerId: '',
      hireDate: '',
    };
    expect(messages(hireForm.safeParse({ ...empty, role: 'employee' }))).toEqual([
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Position is required',
      'Department is required',
      'Please choose a day',
      'Please select a manager',
    ]);
  });
});
