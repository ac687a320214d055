import { STANDARD_ONBOARDING } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import type { Role } from '@annals/contracts/kernel/roles';
import { derivedId } from '../../platform/commands/derived-id';
import type { OnboardingPlan } from './onboarding';

/**
 * What an onboarding is made from: the tasks a template has for the employee's role, and those it has for all.
 * @param template undefined: the product's own standard onboarding
 */
export function planFor(
  workflowId: string,
  template: Omit<OnboardingTemplateRow, 'isActive' | 'createdAt' | 'updatedAt'> | undefined,
  role: Role,
): OnboardingPlan {
  const tasks = (kind: string, titles: readonly string[]) =>
    titles.map((title, index) => ({ taskId: derivedId(workflowId, kind, String(index)), title }));
  const roleSpecific = template?.roleSpecificTasks ?? STANDARD_ONBOARDING.roleSpecificTasks;
  return {
    templateId: template?.id ?? null,
    templateName: template?.name ?? STANDARD_ONBOARDING.name,
    videoUrl: template?.videoUrl ?? null,
    playbookUrl: template?.playbookUrl ?? null,
    roleSpecificTasks: tasks(
      'role-specific',
      roleSpecific.filter((task) => task.role === role).map(({ title }) => title),
    ),
    customTasks: tasks('custom', template?.customTasks ?? []),
  };
}

/** Everyone is brought on board once: the id follows from the person, so that two who start at the same moment meet in one stream. */
export function workflowIdOf(employeeId: string): string {
  return derivedId('onboarding', employeeId);
}
