import { onboardingFeature } from '@annals/contracts/features/onboarding/feature';
import { inStatus } from '../../engine/counted-rows';
import { projectionFeature } from '../../engine/feature';
import { noticeSource } from '../../engine/notice';
import { onboardingNotices } from './notices';
import { onboardingTemplates } from './templates-fold';
import { onboardingWorkflows } from './workflows-fold';

export const onboardingReadSide = projectionFeature(onboardingFeature, {
  projections: [onboardingWorkflows, onboardingTemplates],
  asOf: { onboarding: [onboardingWorkflows], onboardingTemplate: [onboardingTemplates] },
  notices: noticeSource(onboardingNotices),
  waiting: {
    onboardingsOpen: [{ table: 'onboarding_workflows', whose: 'employeeId', where: inStatus('active') }],
  },
});
