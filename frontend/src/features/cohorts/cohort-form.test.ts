import { learningModuleId } from '@annals/contracts/features/cohorts/ids';
import { expect, test } from 'vitest';
import { cohortForm, emptyCohortForm, keepingIds } from './cohort-form';

const filled = {
  ...emptyCohortForm(new Date('2026-06-01T12:00:00')),
  name: 'Emerging leaders',
  facilitatorId: '018f0000-0000-4000-8000-000000000001',
};

test('a new cohort starts in four weeks, in the quarter of that day, with ten places', () =>
  expect(filled).toMatchObject({
    startDate: '2026-06-29',
    endDate: '2026-09-21',
    quarter: 'Q2-2026',
    maxParticipants: 10,
  }));

test('each line is a module, what follows its first colon the description', () => {
  const { learningModules } = cohortForm.parse({
    ...filled,
    learningModules: 'Leading yourself\n\n Leading others: trust: and how it grows ',
  });
  expect(learningModules).toEqual([
    { title: 'Leading yourself', description: '' },
    { title: 'Leading others', description: 'trust: and how it grows' },
  ]);
});

test('what is missing is said in the contract’s words', () => {
  const { error } = cohortForm.safeParse({ ...filled, name: '', facilitatorId: '', maxParticipants: '0' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Name is required',
    'There must be at least 1 place',
    'Please select a facilitator',
  ]);
});

test('a module that keeps its title stays the module it is', () => {
  const moduleId = learningModuleId.parse('018f0000-0000-4000-8000-000000000002');
  const standing = [{ moduleId, title: 'Leading yourself', description: '' }];
  expect(
    keepingIds([{ title: 'Leading yourself', description: 'Anew' }, { title: 'Leading others' }], standing),
  ).toEqual([{ moduleId, title: 'Leading yourself', description: 'Anew' }, { title: 'Leading others' }]);
});
