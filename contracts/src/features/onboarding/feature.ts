import { feature } from '../../kernel/feature';
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
    onboarding: 'Onboarding',
    onboardingTemplate: 'Onboarding templates',
  },
  notices: onboardingNoticeKinds,
  automation: {
    reminder: ['OnboardingReminderSent'],
    handover: ['OnboardingHandedOver'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly onboarding: typeof onboardingFeature;
  }
}
