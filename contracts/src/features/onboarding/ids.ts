import { z } from 'zod';

export const onboardingWorkflowId = z.uuid().brand<'OnboardingWorkflowId'>();
export type OnboardingWorkflowId = z.infer<typeof onboardingWorkflowId>;

export const onboardingTemplateId = z.uuid().brand<'OnboardingTemplateId'>();
export type OnboardingTemplateId = z.infer<typeof onboardingTemplateId>;
