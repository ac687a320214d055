import {
  stalledOnboardings,
  type StalledOnboarding,
} from '@annals/projections/features/insights/inputs/onboarding';
import { counted, daysSince, figure, firstOf, keyOfSet, shownUntil, type Rule } from '../rule';

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
      title: many ? `${String(stalled.length)} onboardings stand still` : 'An onboarding stands still',
      description: `No step has been taken for ${counted(days, 'day')} or more. New people who wait in their first weeks are the first to leave.`,
      priority: many ? 'high' : 'medium',
      expiresAt: shownUntil(now),
      actionPath: '/onboarding',
      evidence: firstOf(
        stalled,
        ({ id, employeeId, movedAt, completionPercentage }) => ({
          label: `${figure(completionPercentage)} % complete, last step on ${movedAt.slice(0, 10)}`,
          value: `${counted(daysSince(movedAt, now), 'day')} without a step`,
          path: `/onboarding?workflow=${id}`,
          restsOn: [{ stream: `onboarding-${id}`, types: MOVES, path: `/onboarding?workflow=${id}` }],
          aboutId: employeeId,
        }),
        { label: 'Other onboardings', path: '/onboarding' },
      ),
      threshold: `no step for ${counted(days, 'day')} or more`,
    };
  },
};
