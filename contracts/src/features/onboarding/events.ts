import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { onboardingTemplateId, onboardingWorkflowId } from './ids';
import { personId } from '../../kernel/ids';
import { ONBOARDING_STEPS } from './constants';

/** Every event of an onboarding names it, the employee and the manager who runs it: the words in it are encrypted with the employee's key. */
const ofWorkflow = { workflowId: onboardingWorkflowId, employeeId: personId, managerId: personId };
const about = 'employeeId';
const category = 'onboarding';
/** A task that came with the template: words of the organization, about nobody. */
const templateTask = z.strictObject({ taskId: z.uuid(), title: z.string() });

/** A manager began to bring someone on board, by the template of that time. */
export const OnboardingStarted = event('OnboardingStarted', 1, {
  category,
  description: 'A manager began to bring someone on board, with the tasks of a template.',
  data: {
    ...ofWorkflow,
    /** Null: the product's own standard onboarding. */
    templateId: onboardingTemplateId.nullable(),
    templateName: z.string(),
    totalSteps: z.number().int(),
    videoUrl: z.string().nullable(),
    playbookUrl: z.string().nullable(),
    roleSpecificTasks: z.array(templateTask),
    customTasks: z.array(templateTask),
  },
});

/** One of the five steps is done. */
export const OnboardingStepCompleted = event('OnboardingStepCompleted', 1, {
  category,
  description: 'One of the five steps of an onboarding is done.',
  data: {
    ...ofWorkflow,
    step: z.enum(ONBOARDING_STEPS),
    /** Minutes of the orientation video that were watched, where they were told. */
    videoWatchTime: z.number().int().nullable(),
  },
});

/** The manager opened a step again. */
export const OnboardingStepReopened = event('OnboardingStepReopened', 1, {
  category,
  description: 'The manager opened a step of an onboarding again.',
  data: { ...ofWorkflow, step: z.enum(ONBOARDING_STEPS) },
});

/** The manager added a task to this onboarding alone. */
export const OnboardingTaskAdded = event('OnboardingTaskAdded', 1, {
  category,
  about,
  description: 'The manager added a task to an onboarding.',
  data: { ...ofWorkflow, taskId: z.uuid(), title: personal(z.string()) },
});

/** The manager took a task out that they had added. */
export const OnboardingTaskRemoved = event('OnboardingTaskRemoved', 1, {
  category,
  description: 'The manager took a task out of an onboarding.',
  data: { ...ofWorkflow, taskId: z.uuid() },
});

/** Something beside the five steps is done: a check every onboarding has, or a task of this one. */
export const OnboardingTaskCompleted = event('OnboardingTaskCompleted', 1, {
  category,
  description: 'A task of an onboarding beside the five steps is done.',
  data: { ...ofWorkflow, taskId: z.string() },
});

/** Such a task is to be done again. */
export const OnboardingTaskReopened = event('OnboardingTaskReopened', 1, {
  category,
  description: 'A task of an onboarding beside the five steps is to be done again.',
  data: { ...ofWorkflow, taskId: z.string() },
});

/** What the manager noted for themself; an empty text clears the notes. */
export const OnboardingNoteTaken = event('OnboardingNoteTaken', 1, {
  category,
  about,
  description: 'The manager took notes on an onboarding.',
  data: { ...ofWorkflow, managerNotes: personal(z.string()) },
});

/** A colleague looks after the employee, or nobody does any more. */
export const OnboardingBuddyAssigned = event('OnboardingBuddyAssigned', 1, {
  category,
  description: 'A colleague became the buddy of someone who is being brought on board.',
  data: { ...ofWorkflow, buddyId: personId.nullable() },
});

/** The welcome call has a time. */
export const OnboardingWelcomeCallScheduled = event('OnboardingWelcomeCallScheduled', 1, {
  category,
  description: 'The welcome call of an onboarding has a time.',
  data: { ...ofWorkflow, welcomeCallScheduledAt: z.iso.datetime() },
});

/** What the employee says of their onboarding. */
export const OnboardingFeedbackGiven = event('OnboardingFeedbackGiven', 1, {
  category,
  about,
  description: 'The employee said how their onboarding goes.',
  data: { ...ofWorkflow, employeeFeedback: personal(z.string()) },
});

/** The onboarding rests. */
export const OnboardingPaused = event('OnboardingPaused', 1, {
  category,
  about,
  description: 'An onboarding rests for a while.',
  data: { ...ofWorkflow, reason: personal(z.string().optional()) },
});

/** The onboarding goes on. */
export const OnboardingResumed = event('OnboardingResumed', 1, {
  category,
  description: 'An onboarding that rested goes on.',
  data: ofWorkflow,
});

/** The employee is on board. */
export const OnboardingCompleted = event('OnboardingCompleted', 1, {
  category,
  description: 'An onboarding was completed: the employee is on board.',
  data: ofWorkflow,
});

/** Another manager runs the onboarding, because the employee reports to them now. */
export const OnboardingHandedOver = event('OnboardingHandedOver', 1, {
  category,
  description: 'An onboarding is run by another manager from now on.',
  data: { ...ofWorkflow, fromManagerId: personId },
});

/** Nothing had happened for a while, and those who owe a step were reminded. */
export const OnboardingReminderSent = event('OnboardingReminderSent', 1, {
  category,
  description:
    'Those who owe the next step of an onboarding were reminded, because nothing had happened for a while.',
  data: {
    ...ofWorkflow,
    recipientIds: z.array(personId),
    step: z.enum(ONBOARDING_STEPS),
    /** Since when nothing had happened. */
    since: z.iso.datetime(),
  },
});

export const onboardingEvents = [
  OnboardingStarted,
  OnboardingStepCompleted,
  OnboardingStepReopened,
  OnboardingTaskAdded,
  OnboardingTaskRemoved,
  OnboardingTaskCompleted,
  OnboardingTaskReopened,
  OnboardingNoteTaken,
  OnboardingBuddyAssigned,
  OnboardingWelcomeCallScheduled,
  OnboardingFeedbackGiven,
  OnboardingPaused,
  OnboardingResumed,
  OnboardingCompleted,
  OnboardingHandedOver,
  OnboardingReminderSent,
] as const;
export type OnboardingEvent = EventOf<(typeof onboardingEvents)[number]>;
export type NewOnboardingEvent = NewEventOf<(typeof onboardingEvents)[number]>;
