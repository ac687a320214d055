import type { TemplateRole } from '@annals/contracts/features/onboarding/constants';

export const ROLE_TITLES: Readonly<Record<TemplateRole, string>> = {
  employee: 'Employees',
  manager: 'Managers',
  leader: 'Leaders',
};

/** The words of the templates. */
export const texts = {
  title: 'Onboarding Templates',
  add: 'New Template',
  loading: 'Loading templates...',
  failed: 'The templates could not be loaded',
  emptyTitle: 'No templates yet',
  emptySentence: 'Until there are some, every onboarding follows the standard one.',
  everyone: 'All departments',
  retired: 'Retired',
  revise: 'Revise',
  reviseOf: (name: string) => `Revise ${name}`,
  retire: 'Retire',
  retireOf: (name: string) => `Retire ${name}`,
  steps: 'Five steps',
  custom: 'Further tasks',
  video: 'Orientation video',
  playbook: 'Playbook',
  history: 'History',
  historyOf: (name: string) => `History of ${name}`,
} as const;

export const retireTexts = {
  title: (name: string) => `Retire “${name}”?`,
  sentence: 'No onboarding starts by it any more. Those under way keep their tasks.',
  confirm: 'Retire',
  done: 'Template retired',
  failed: 'Failed to retire the template',
} as const;

export const formTexts = {
  newTitle: 'New Template',
  reviseTitle: 'Revise Template',
  name: 'Name',
  description: 'Description (optional)',
  department: 'Department',
  videoUrl: 'Address of the orientation video (optional)',
  playbookUrl: 'Address of the playbook (optional)',
  tasksFor: (people: string) => `Tasks for ${people.toLowerCase()} (optional)`,
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
} as const;
