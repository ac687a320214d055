import { onboardingTemplateId } from '@annals/contracts/features/onboarding/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { onboardingTemplateBody } from '@annals/contracts/features/onboarding/commands';
import {
  OnboardingTemplateDefined,
  OnboardingTemplateRetired,
  OnboardingTemplateRevised,
} from '@annals/contracts/features/onboarding/template-events';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { planFor } from './plan';
import { onboardingTemplate, TemplateRetired } from './template-decider';

const templateId = onboardingTemplateId.parse('018f0000-0000-7000-8000-0000000000e1');
const admin: Actor = { id: personId.parse('018f0000-0000-7000-8000-00000000000a'), role: 'admin' };
const body = onboardingTemplateBody.parse({
  name: ' Engineering onboarding ',
  department: 'Engineering',
  videoUrl: 'https://learn.annals.example/welcome',
  playbookUrl: ' ',
  roleSpecificTasks: [
    { role: 'employee', title: 'Shadow a colleague' },
    { role: 'manager', title: 'Hold a first 1:1' },
  ],
  customTasks: ['Set up the build'],
});
const contents = {
  templateId,
  name: 'Engineering onboarding',
  description: '',
  department: 'Engineering',
  videoUrl: 'https://learn.annals.example/welcome',
  playbookUrl: null,
  roleSpecificTasks: body.roleSpecificTasks,
  customTasks: ['Set up the build'],
};
const defined = OnboardingTemplateDefined.of(contents);
const retired = OnboardingTemplateRetired.of({ templateId });
const define = { type: 'DefineTemplate' as const, templateId, ...body };
const revise = { type: 'ReviseTemplate' as const, ...body, customTasks: [] };

describe('a template', () => {
  test('is defined, revised and retired', () => {
    given(onboardingTemplate).when(define, admin).then(defined);
    given(onboardingTemplate, defined).when(define, admin).thenNothing();
    given(onboardingTemplate, defined)
      .when(revise, admin)
      .then(OnboardingTemplateRevised.of({ ...contents, customTasks: [] }));
    given(onboardingTemplate, defined)
      .when({ type: 'ReviseTemplate', ...body }, admin)
      .thenNothing();
    given(onboardingTemplate, defined).when({ type: 'RetireTemplate' }, admin).then(retired);
  });
  test('that was retired stays so', () => {
    given(onboardingTemplate, defined, retired).when(revise, admin).refused(TemplateRetired);
    given(onboardingTemplate, defined, retired).when({ type: 'RetireTemplate' }, admin).thenNothing();
    given(onboardingTemplate).when(revise, admin).refused(NotFound);
    given(onboardingTemplate).when({ type: 'RetireTemplate' }, admin).refused(NotFound);
  });
  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', 'welcome'])(
    'takes no address such as %s',
    (videoUrl) => expect(onboardingTemplateBody.safeParse({ name: 'x', videoUrl }).success).toBe(false),
  );
});

describe('what an onboarding is made from', () => {
  const titles = (tasks: readonly { title: string }[]) => tasks.map(({ title }) => title);
  test('the tasks of the role, and those for all', () => {
    const plan = planFor('w', { id: templateId, ...contents }, 'manager');
    expect(titles(plan.roleSpecificTasks)).toEqual(['Hold a first 1:1']);
    expect(titles(plan.customTasks)).toEqual(['Set up the build']);
    expect(plan).toMatchObject({ templateId, templateName: 'Engineering onboarding' });
  });
  test('without a template, the standard one', () => {
    const plan = planFor('w', undefined, 'employee');
    expect(plan.templateId).toBeNull();
    expect(plan.templateName).toBe('Standard onboarding');
    expect(plan.roleSpecificTasks.length).toBeGreaterThan(0);
  });
});
