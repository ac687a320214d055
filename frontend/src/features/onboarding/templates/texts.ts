import type { TemplateRole } from '@annals/contracts/features/onboarding/constants';
import { t, translated } from '@annals/contracts/kernel/text';

export const ROLE_TITLES: Readonly<Record<TemplateRole, string>> = translated({
  employee: 'Employees',
  manager: 'Managers',
  leader: 'Leaders',
});

/** The words of the templates. */
export const texts = translated({
  title: 'Onboarding Templates',
  add: 'New Template',
  loading: 'Loading templates...',
  failed: 'The templates could not be loaded',
  emptyTitle: 'No templates yet',
  emptySentence: 'Until there are some, every onboarding follows the standard one.',
  everyone: 'All departments',
  retired: 'Retired',
  revise: 'Revise',
  reviseOf: (name: string) => t('Revise {name}', { name }),
  retire: 'Retire',
  retireOf: (name: string) => t('Retire {name}', { name }),
  steps: 'Five steps',
  custom: 'Further tasks',
  video: 'Orientation video',
  playbook: 'Playbook',
  history: 'History',
  historyOf: (name: string) => t('History of {name}', { name }),
});

export const retireTexts = translated({
  title: (name: string) => t('Retire “{name}”?', { name }),
  sentence: 'No onboarding starts by it any more. Those under way keep their tasks.',
  confirm: 'Retire',
  done: 'Template retired',
  failed: 'Failed to retire the template',
});

export const formTexts = translated({
  newTitle: 'New Template',
  reviseTitle: 'Revise Template',
  name: 'Name',
  description: 'Description (optional)',
  department: 'Department',
  videoUrl: 'Address of the orientation video (optional)',
  playbookUrl: 'Address of the playbook (optional)',
  tasksFor: (role: TemplateRole) =>
    t(
      '{role, select, employee {Tasks for employees (optional)} manager {Tasks for managers (optional)} other {Tasks for leaders (optional)}}',
      { role },
    ),
  custom: 'Further tasks for everybody (optional)',
  tasksHelp: 'One on each line.',
  revisedHelp: 'Onboardings that have begun keep the tasks they have.',
  cancel: 'Cancel',
  submit: 'Save template',
  submitting: 'Saving...',
  defined: 'Template defined',
  revised: 'Template revised',
  failed: 'Error',
  failedSentence: 'Failed to save the template. Please try again.',
});
