import { expect, it } from 'vitest';
import { concludeForm, emptyPlan, planForm, typeAfter, usualDueDate } from './milestone-forms';
import { isOverdue } from './shown';

const employeeId = '018f0000-0000-4000-8000-00000000000b';

it('opens with a 30-day milestone, due in thirty days', () => {
  const plan = emptyPlan(employeeId, null);
  expect(plan).toMatchObject({ employeeId, milestoneType: '30_day', dueDate: usualDueDate('30_day') });
  expect(usualDueDate('30_day', new Date(2026, 5, 1))).toBe('2026-07-01');
});

it('goes on with 60 and 90 days, then quarter by quarter', () => {
  expect((['30_day', '60_day', '90_day', 'quarterly'] as const).map(typeAfter)).toEqual([
    '60_day',
    '90_day',
    'quarterly',
    'quarterly',
  ]);
});

it('says what is missing, and sends lists line by line without blank ones', () => {
  const messages = planForm.safeParse({ ...emptyPlan('', null), dueDate: '' }).error?.issues;
  expect(messages?.map(({ message }) => message)).toEqual([
    'Please select a team member',
    'Title is required',
    'Please choose a due date',
  ]);
  expect(
    planForm.parse({
      ...emptyPlan(employeeId, null),
      title: 'On call',
      goals: 'Know the alarms\n\n Shadow ',
    }),
  ).toMatchObject({ goals: ['Know the alarms', 'Shadow'], expectedOutcomes: [] });
});

it('concludes with outcomes, and a reason only where there is one', () => {
  expect(concludeForm('missed').parse({ actualOutcomes: 'One rota', reason: '' })).toEqual({
    status: 'missed',
    actualOutcomes: ['One rota'],
  });
});

it('is overdue only while something is still to be done', () => {
  const due = { dueDate: '2026-06-30' };
  expect(isOverdue({ ...due, status: 'in_progress', today: '2026-07-01' })).toBe(true);
  expect(isOverdue({ ...due, status: 'in_progress', today: '2026-06-30' })).toBe(false);
  expect(isOverdue({ ...due, status: 'achieved', today: '2026-07-01' })).toBe(false);
});
