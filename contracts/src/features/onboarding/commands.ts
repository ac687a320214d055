import { z } from 'zod';
import { msg, t } from '../../kernel/text';
import { TEMPLATE_ROLES } from './constants';

const MOST_TASKS = 30;
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => t('Please stay below {most} characters', { most }) });
const taskTitle = (missing: string) => z.string(missing).trim().min(1, missing).pipe(text(200));
/** The address of a video or a playbook; nothing but the web, so that no script hides in a link. */
const webAddress = z.url({
  protocol: /^https?$/,
  error: msg('Please enter a web address that begins with https://'),
});
const optionalAddress = z
  .string()
  .trim()
  .transform((address) => (address === '' ? undefined : address))
  .pipe(webAddress.max(500, msg('Please stay below 500 characters')).optional())
  .optional();

/** The body of `POST /api/onboarding/workflows`. */
export const startOnboarding = z.strictObject({
  employeeId: z.uuid(msg('Please select an employee')).brand<'PersonId'>(),
  /** Left out: the template of the employee's department, else the one for all. */
  templateId: z.uuid(msg('Please select a template')).brand<'OnboardingTemplateId'>().optional(),
});
export type StartOnboarding = z.infer<typeof startOnboarding>;

/** The body of `PATCH /api/onboarding/workflows/:workflowId/tasks/:taskId`. */
export const changeOnboardingTask = z.strictObject({
  done: z.boolean(msg('Say whether it is done')),
  /** Minutes of the orientation video that were watched; told when that step is marked complete. */
  videoWatchTime: z
    .number(msg('Please enter whole minutes'))
    .int(msg('Please enter whole minutes'))
    .min(0, msg('Please enter whole minutes'))
    .max(1_440, msg('Please enter at most a day'))
    .optional(),
});
export type ChangeOnboardingTask = z.infer<typeof changeOnboardingTask>;

/** A task the manager adds to one onboarding. */
export const addOnboardingTask = z.strictObject({ title: taskTitle(msg('Please say what is to be done')) });
export type AddOnboardingTask = z.infer<typeof addOnboardingTask>;

/** The body of `PATCH /api/onboarding/workflows/:workflowId`: what changes, at least one thing. */
export const changeOnboarding = z
  .strictObject({
    managerNotes: text(5_000).optional(),
    /** Null: nobody any more. */
    buddyId: z.uuid(msg('Please select a buddy')).brand<'PersonId'>().nullable().optional(),
    welcomeCallScheduledAt: z.iso.datetime({ error: msg('Please select a date and time') }).optional(),
    status: z
      .enum(['active', 'paused', 'completed'], msg('Say what becomes of it: paused, active or completed'))
      .optional(),
    /** Why it pauses; kept in the history. */
    reason: text(500).optional(),
  })
  .refine(({ reason: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: msg('Say what changes: managerNotes, buddyId, welcomeCallScheduledAt or status'),
  });
export type ChangeOnboarding = z.infer<typeof changeOnboarding>;

/** What the employee says of their onboarding. */
export const giveOnboardingFeedback = z.strictObject({
  employeeFeedback: z
    .string(msg('Please write your feedback'))
    .trim()
    .min(1, msg('Please write your feedback'))
    .pipe(text(5_000)),
});
export type GiveOnboardingFeedback = z.infer<typeof giveOnboardingFeedback>;

/** The template form, and the body that defines or revises a template. */
export const onboardingTemplateBody = z.strictObject({
  name: z.string(msg('Name is required')).trim().min(1, msg('Name is required')).pipe(text(100)),
  description: text(1_000).default(''),
  /** Whose people it is for; null: everyone's. */
  department: z.string().trim().min(1, msg('Please select a department')).max(100).nullable().default(null),
  videoUrl: optionalAddress,
  playbookUrl: optionalAddress,
  roleSpecificTasks: z
    .array(
      z.strictObject({
        role: z.enum(TEMPLATE_ROLES),
        title: taskTitle(msg('Please say what is to be done')),
      }),
    )
    .max(3 * MOST_TASKS, msg('Please keep to fewer tasks'))
    .default([]),
  customTasks: z
    .array(taskTitle(msg('Please say what is to be done')))
    .max(MOST_TASKS, msg('Please keep to at most 30 tasks'))
    .default([]),
});
export type OnboardingTemplateBody = z.infer<typeof onboardingTemplateBody>;
