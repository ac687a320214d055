import { onboardingTemplateBody } from '@annals/contracts/features/onboarding/commands';
import { TEMPLATE_ROLES, type TemplateRole } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { z } from 'zod';
import { msg } from '@annals/contracts/kernel/text';
import { fromLines, toLines } from '../../../ui/drafts/lines';

const MOST_LINES = 30;
const MOST_IN_A_LINE = 200;

/** Tasks, one on each line: what is too much is said under the field, before the lines become tasks. */
const tasks = z
  .string()
  .refine((area) => fromLines(area).length <= MOST_LINES, { error: msg('Please keep to at most 30 tasks') })
  .refine((area) => fromLines(area).every((line) => line.length <= MOST_IN_A_LINE), {
    error: msg('Please keep each line below 200 characters'),
  });

/** What the inputs of the form hold, turned into what the contract wants: tasks are lines, and no department is every department. */
export const templateForm = z
  .object({
    name: z.string(),
    description: z.string(),
    department: z.string(),
    videoUrl: z.string(),
    playbookUrl: z.string(),
    employee: tasks,
    manager: tasks,
    leader: tasks,
    customTasks: tasks,
  })
  .transform((values): z.input<typeof onboardingTemplateBody> => {
    const {
      employee: _employee,
      manager: _manager,
      leader: _leader,
      department,
      customTasks,
      ...rest
    } = values;
    return {
      ...rest,
      department: department === '' ? null : department,
      roleSpecificTasks: TEMPLATE_ROLES.flatMap((role) =>
        fromLines(values[role]).map((title) => ({ role, title })),
      ),
      customTasks: fromLines(customTasks),
    };
  })
  .pipe(onboardingTemplateBody);
export type TemplateFormValues = z.input<typeof templateForm>;

/** The form as it opens: empty, or with what the template says today. */
export function templateFormOf(template: OnboardingTemplateRow | undefined): TemplateFormValues {
  const tasksFor = (wanted: TemplateRole) =>
    toLines(
      (template?.roleSpecificTasks ?? []).filter(({ role }) => role === wanted).map(({ title }) => title),
    );
  return {
    name: template?.name ?? '',
    description: template?.description ?? '',
    department: template?.department ?? '',
    videoUrl: template?.videoUrl ?? '',
    playbookUrl: template?.playbookUrl ?? '',
    employee: tasksFor('employee'),
    manager: tasksFor('manager'),
    leader: tasksFor('leader'),
    customTasks: toLines(template?.customTasks ?? []),
  };
}
