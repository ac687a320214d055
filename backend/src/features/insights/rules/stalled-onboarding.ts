import { t } from '@annals/contracts/kernel/text';
import {
  stalledOnboardings,
  type StalledOnboarding,
} from '@annals/projections/features/insights/inputs/onboarding';
import { daysSince, figure, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';
import { words } from '../words';

/** What moves an onboarding. */
const MOVES = [
  'OnboardingStarted',
  'OnboardingStepCompleted',
  'OnboardingStepReopened',
  'OnboardingTaskCompleted',
  'OnboardingTaskReopened',
  'OnboardingResumed',
] as const;

/** Onboardings in which no step has been taken for long, to the manager who runs them. */
export const stalledOnboarding: Rule<'stalled-onboarding', readonly StalledOnboarding[]> = {
  name: 'stalled-onboarding',
  restDays: null,
  inputsOf: stalledOnboardings,
  judge(onboardings, { days }, now) {
    const stalled = onboardings.filter(
      ({ movedAt, completionPercentage }) => completionPercentage < 100 && daysSince(movedAt, now) >= days,
    );
    if (stalled.length === 0) return null;
    const many = stalled.length > 1;
    return {
      // With the step it is at: after the next one it would be another standstill.
      key: keyOfSet(stalled.map(({ id, movedAt }) => `${id}/${movedAt}`)),
      insightType: 'action_required',
      title: t(words.onboardingsStandStill, { count: stalled.length }),
      description: t(words.noStepTaken, { days }),
      priority: many ? 'high' : 'medium',
      expiresAt: shownUntil(now),
      actionPath: '/onboarding',
      evidence: firstOf(
        stalled,
        ({ id, employeeId, movedAt, completionPercentage }) => ({
          label: t(words.complete, { percent: figure(completionPercentage), day: movedAt.slice(0, 10) }),
          value: t(words.withoutStep, { days: daysSince(movedAt, now) }),
          path: `/onboarding?workflow=${id}`,
          restsOn: [{ stream: `onboarding-${id}`, types: MOVES, path: `/onboarding?workflow=${id}` }],
          aboutId: employeeId,
        }),
        { label: t(words.otherOnboardings), path: '/onboarding' },
      ),
      threshold: t(words.noStepFor, { days }),
    };
  },
};
