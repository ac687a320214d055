import type { OnboardingTemplateEvent } from '@annals/contracts/features/onboarding/template-events';
import {
  onboardingTemplateRow,
  type OnboardingTemplateRow,
} from '@annals/contracts/features/onboarding/views';
import { projection } from '../../engine/projection';

/** The templates onboardings start by, the retired ones included. */
export const onboardingTemplates = projection<OnboardingTemplateRow, OnboardingTemplateEvent>({
  name: 'onboarding_templates',
  version: 1,
  row: onboardingTemplateRow,
  indexes: { byName: ['isActive', 'name', 'id'], ofDepartment: ['department', 'isActive'] },
  tags: ['Onboarding'],
  // A catalogue is nobody's own: screens read it when they open.
  concerns: () => [],
  key: (event) => event.data.templateId,
  evolve: {
    OnboardingTemplateDefined: (_, { data: { templateId, ...contents }, metadata }) => ({
      id: templateId,
      ...contents,
      isActive: true,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
    }),
    OnboardingTemplateRevised: (row, { data: { templateId: _, ...contents }, metadata }) =>
      row && { ...row, ...contents, updatedAt: metadata.occurredAt },
    OnboardingTemplateRetired: (row, { metadata }) =>
      row && { ...row, isActive: false, updatedAt: metadata.occurredAt },
  },
});
