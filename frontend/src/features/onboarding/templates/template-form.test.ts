import { onboardingTemplateId } from '@annals/contracts/features/onboarding/ids';
import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { expect, test } from 'vitest';
import { templateForm, templateFormOf } from './template-form';

const template: OnboardingTemplateRow = {
  id: onboardingTemplateId.parse('018f0000-0000-7000-8000-000000000001'),
  name: 'Engineering onboarding',
  description: '',
  department: 'Engineering',
  videoUrl: 'https://learn.annals.example/welcome',
  playbookUrl: null,
  roleSpecificTasks: [
    { role: 'employee', title: 'Pair with everyone' },
    { role: 'leader', title: 'Meet the managers' },
  ],
  customTasks: ['Set up the build', 'Read the handbook'],
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('an untouched form says what the template said', () => {
  const { name, description, department, videoUrl, roleSpecificTasks, customTasks } = template;
  expect(templateForm.parse(templateFormOf(template))).toEqual({
    name,
    description,
    department,
    videoUrl,
    playbookUrl: undefined,
    roleSpecificTasks,
    customTasks,
  });
});

test('no department is every department, and blank lines are no tasks', () => {
  const form = {
    ...templateFormOf(undefined),
    name: 'For all',
    manager: ' Hold a first 1:1 \n\n',
    customTasks: '\n',
  };
  expect(templateForm.parse(form)).toMatchObject({
    department: null,
    roleSpecificTasks: [{ role: 'manager', title: 'Hold a first 1:1' }],
    customTasks: [],
  });
});

test('a name is needed, short lines, and an address of the web', () => {
  const messages = (more: object) =>
    templateForm
      .safeParse({ ...templateFormOf(template), ...more })
      .error?.issues.map(({ message }) => message);
  expect(messages({ name: ' ' })).toEqual(['Name is required']);
  expect(messages({ leader: 'x'.repeat(201) })).toEqual(['Please keep each line below 200 characters']);
  expect(messages({ videoUrl: 'javascript:alert(1)' })).toEqual([
    'Please enter a web address that begins with https://',
  ]);
});
