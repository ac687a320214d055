import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
import { onboardingNoticeKinds } from './notices';

export const onboardingFeature = feature({
  name: 'onboarding',
  addresses: {
    onboarding: '/onboarding',
  },
  permissions: {
    'onboarding:see-own': ['employee', 'manager', 'leader', 'admin'],
    'onboarding:take-part': ['employee', 'manager', 'leader', 'admin'],
    'onboarding:see-team': ['manager', 'leader', 'admin'],
    'onboarding:run': ['manager', 'leader', 'admin'],
    'onboarding-templates:see': ['manager', 'leader', 'admin'],
    'onboarding-templates:edit': ['admin'],
  },
  tags: ['Onboarding'],
  readModels: ['onboarding_workflows', 'onboarding_templates'],
  records: {
    onboarding: msg('Onboarding'),
    onboardingTemplate: msg('Onboarding templates'),
  },
  notices: onboardingNoticeKinds,
  waiting: {
    onboardingsOpen: { on: 'onboarding', tag: 'Onboarding', readModel: 'onboarding_workflows' },
  },
  automation: {
    reminder: ['OnboardingReminderSent'],
    handover: ['OnboardingHandedOver'],
  },
  problems: {
    'onboarding.already-completed': 409,
    'onboarding.already-started': 409,
    'onboarding.buddy-out-of-reach': 422,
    'onboarding.call-in-the-past': 422,
    'onboarding.employee-has-left': 409,
    'onboarding.managers-step': 403,
    'onboarding.no-such-template': 422,
    'onboarding.not-of-this-onboarding': 404,
    'onboarding.not-your-report': 403,
    'onboarding.one-way': 403,
    'onboarding.only-the-employee': 403,
    'onboarding.only-the-manager': 403,
    'onboarding.own-buddy': 422,
    'onboarding.own-manager': 422,
    'onboarding.paused': 409,
    'onboarding.reports-to-nobody': 422,
    'onboarding.steps-left': 409,
    'onboarding.task-of-the-template': 409,
    'onboarding.template-retired': 409,
    'onboarding.too-many-tasks': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly onboarding: typeof onboardingFeature;
  }
}
