import type { Role } from '../../kernel/roles';
import { msg, t, translated } from '../../kernel/text';

export const ONBOARDING_STATUSES = ['active', 'paused', 'completed'] as const;
export type OnboardingStatus = (typeof ONBOARDING_STATUSES)[number];

/** What is still under way. */
export const OPEN_ONBOARDING_STATUSES = ['active', 'paused'] as const satisfies readonly OnboardingStatus[];

/** The five steps in their order, each named by the flag of the specification's table that it sets. Progress counts these and no others. */
export const ONBOARDING_STEPS = [
  'welcomeEmailSent',
  'teamIntroductionPlanned',
  'videoOrientationCompleted',
  'interactivePlaybookStarted',
  'mutualGoalsSet',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The steps an employee can mark complete; the others need the manager. */
export const EMPLOYEE_STEPS = [
  'videoOrientationCompleted',
  'interactivePlaybookStarted',
] as const satisfies readonly OnboardingStep[];

/** What else belongs to every onboarding: done by the manager, and not part of the progress. A buddy is assigned, not ticked off. */
export const ONBOARDING_CHECKS = [
  'welcomeCallCompleted',
  'deptTrainingCompleted',
  'complianceTrainingCompleted',
  'equipmentSetupCompleted',
  'systemAccessGranted',
] as const;
export type OnboardingCheck = (typeof ONBOARDING_CHECKS)[number];

export const STEP_LABELS: Readonly<Record<OnboardingStep, string>> = translated({
  welcomeEmailSent: 'Welcome email',
  teamIntroductionPlanned: 'Team introduction',
  videoOrientationCompleted: 'Video orientation',
  interactivePlaybookStarted: 'Interactive playbook',
  mutualGoalsSet: 'Mutual goals',
});

export const CHECK_LABELS: Readonly<Record<OnboardingCheck, string>> = translated({
  welcomeCallCompleted: 'Welcome call',
  deptTrainingCompleted: 'Department training',
  complianceTrainingCompleted: 'Compliance training',
  equipmentSetupCompleted: 'Equipment set up',
  systemAccessGranted: 'System access granted',
});

export function isOnboardingStep(taskId: string): taskId is OnboardingStep {
  return (ONBOARDING_STEPS as readonly string[]).includes(taskId);
}

export function isOnboardingCheck(taskId: string): taskId is OnboardingCheck {
  return (ONBOARDING_CHECKS as readonly string[]).includes(taskId);
}

export function isEmployeeStep(step: OnboardingStep): boolean {
  return (EMPLOYEE_STEPS as readonly OnboardingStep[]).includes(step);
}

/** The share of the five steps that are done, in per cent. */
export function completionOf(done: Readonly<Record<OnboardingStep, boolean>>): number {
  const count = ONBOARDING_STEPS.filter((step) => done[step]).length;
  return (count / ONBOARDING_STEPS.length) * 100;
}

/** The number of the first step that is not done, from 1; the last one's when all are. */
export function currentStepOf(done: Readonly<Record<OnboardingStep, boolean>>): number {
  const first = ONBOARDING_STEPS.findIndex((step) => !done[step]);
  return first === -1 ? ONBOARDING_STEPS.length : first + 1;
}

/** The roles a template has tasks for. */
export const TEMPLATE_ROLES = ['employee', 'manager', 'leader'] as const satisfies readonly Role[];
export type TemplateRole = (typeof TEMPLATE_ROLES)[number];

export interface RoleSpecificTask {
  readonly role: TemplateRole;
  readonly title: string;
}

/** What an onboarding is made from while the catalogue has no template for the person's department and none for all. */
export const STANDARD_ONBOARDING: {
  readonly name: string;
  readonly roleSpecificTasks: readonly RoleSpecificTask[];
} = {
  name: msg('Standard onboarding'),
  roleSpecificTasks: [
    { role: 'employee', title: msg('Meet everyone in the team') },
    { role: 'employee', title: msg('Shadow a colleague for a day') },
    { role: 'employee', title: msg('Finish a first task of your own') },
    { role: 'manager', title: msg('Hold a first 1:1 with everyone who reports to you') },
    { role: 'manager', title: msg('Read the last performance reviews of the team') },
    { role: 'manager', title: msg('Learn how time off and recognition are approved') },
    { role: 'leader', title: msg('Meet every manager who reports to you') },
    { role: 'leader', title: msg('Hold a first skip-level meeting') },
    { role: 'leader', title: msg('Agree on the goals of the year with your own leader') },
  ],
};

const STANDARD_WORDS: ReadonlySet<string> = new Set([
  STANDARD_ONBOARDING.name,
  ...STANDARD_ONBOARDING.roleSpecificTasks.map(({ title }) => title),
]);

/** The name of a template or the title of a task in the language of the reader: the standard ones are stored in English, others as they were written. */
export function onboardingTitle(title: string): string {
  return STANDARD_WORDS.has(title) ? t(title) : title;
}

/** How long nothing has to have happened before those who owe the next step are reminded, once. */
export const STANDSTILL_MS = 7 * 86_400_000;
