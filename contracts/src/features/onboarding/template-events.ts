import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { onboardingTemplateId } from './ids';
import { TEMPLATE_ROLES } from './constants';

const category = 'onboardingTemplate';
/** What a template says; onboardings that began keep what it said then. */
const contents = {
  templateId: onboardingTemplateId,
  name: z.string(),
  description: z.string(),
  /** Whose people it is for; null: everyone's. */
  department: z.string().nullable(),
  videoUrl: z.string().nullable(),
  playbookUrl: z.string().nullable(),
  roleSpecificTasks: z.array(z.strictObject({ role: z.enum(TEMPLATE_ROLES), title: z.string() })),
  customTasks: z.array(z.string()),
};

/** Managers can start onboardings by a new template. */
export const OnboardingTemplateDefined = event('OnboardingTemplateDefined', 1, {
  category,
  description: 'A template that onboardings can be started by was defined.',
  data: contents,
});

/** Onboardings started from now on follow other contents. */
export const OnboardingTemplateRevised = event('OnboardingTemplateRevised', 1, {
  category,
  description: 'An onboarding template was revised, for onboardings that start from then on.',
  data: contents,
});

/** No onboarding starts by this template any more. */
export const OnboardingTemplateRetired = event('OnboardingTemplateRetired', 1, {
  category,
  description: 'An onboarding template was retired: no onboarding starts by it any more.',
  data: { templateId: onboardingTemplateId },
});

export const onboardingTemplateEvents = [
  OnboardingTemplateDefined,
  OnboardingTemplateRevised,
  OnboardingTemplateRetired,
] as const;
export type OnboardingTemplateEvent = EventOf<(typeof onboardingTemplateEvents)[number]>;
export type NewOnboardingTemplateEvent = NewEventOf<(typeof onboardingTemplateEvents)[number]>;
