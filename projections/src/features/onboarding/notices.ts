import { readable } from '@annals/contracts/kernel/erased';
import type { OnboardingEvent } from '@annals/contracts/features/onboarding/events';
import { actingPerson, type NoticesOf } from '../../engine/notice';

/** The employee's own progress. */
const OWN = '/onboarding';
/** The same onboarding as the manager sees it. */
const ofWorkflow = (workflowId: string) => `${OWN}?workflow=${workflowId}`;

/** Each of the two is told what the other did; nobody of their notes. */
export const onboardingNotices: NoticesOf<OnboardingEvent> = {
  OnboardingStarted: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'onboarding_started',
      path: OWN,
      aboutId: data.managerId,
      facts: {},
    },
  ],
  OnboardingStepCompleted: (event) => {
    const { employeeId, managerId, workflowId, step } = event.data;
    const aboutId = actingPerson(event);
    const kind = 'onboarding_step_completed';
    return [
      { personId: employeeId, kind, path: OWN, aboutId, facts: { step } },
      { personId: managerId, kind, path: ofWorkflow(workflowId), aboutId, facts: { step } },
    ];
  },
  OnboardingStepReopened: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'onboarding_step_reopened',
      path: OWN,
      aboutId: actingPerson(event),
      facts: { step: event.data.step },
    },
  ],
  OnboardingWelcomeCallScheduled: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'onboarding_welcome_call',
      path: OWN,
      aboutId: actingPerson(event),
      facts: { at: event.data.welcomeCallScheduledAt },
    },
  ],
  OnboardingBuddyAssigned: ({ data: { buddyId, employeeId } }) =>
    buddyId === null
      ? []
      : [
          { personId: buddyId, kind: 'onboarding_buddy', path: OWN, aboutId: employeeId, facts: {} },
          { personId: employeeId, kind: 'onboarding_buddy_found', path: OWN, aboutId: buddyId, facts: {} },
        ],
  OnboardingFeedbackGiven: ({ data }) => [
    {
      personId: data.managerId,
      kind: 'onboarding_feedback',
      path: ofWorkflow(data.workflowId),
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  OnboardingPaused: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'onboarding_paused',
      path: OWN,
      aboutId: actingPerson(event),
      facts: { reason: event.data.reason === undefined ? null : readable(event.data.reason) },
    },
  ],
  OnboardingResumed: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'onboarding_resumed',
      path: OWN,
      aboutId: actingPerson(event),
      facts: {},
    },
  ],
  OnboardingCompleted: (event) => [
    {
      personId: event.data.employeeId,
      kind: 'onboarding_completed',
      path: OWN,
      aboutId: actingPerson(event),
      facts: {},
    },
  ],
  OnboardingHandedOver: ({ data }) => [
    {
      personId: data.managerId,
      kind: 'onboarding_handed_over',
      path: ofWorkflow(data.workflowId),
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  OnboardingReminderSent: ({ data }) =>
    data.recipientIds.map((personId) => ({
      personId,
      kind: 'onboarding_reminder',
      path: personId === data.employeeId ? OWN : ofWorkflow(data.workflowId),
      aboutId: personId === data.employeeId ? null : data.employeeId,
      facts: { step: data.step, whose: personId === data.employeeId ? 'own' : null },
    })),
};
