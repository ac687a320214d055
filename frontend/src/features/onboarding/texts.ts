import type { OnboardingStatus } from '@annals/contracts/features/onboarding/constants';
import { t, translated } from '@annals/contracts/kernel/text';

export const STATUS_LABELS: Readonly<Record<OnboardingStatus, string>> = translated({
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
});

/** The words of the Onboarding Center as managers see it. */
export const texts = translated({
  subtitleForManagers: 'Bring new people on board, step by step',
  subtitle: 'Your way into the company, step by step',
  active: 'Active Onboarding',
  team: 'Team Members',
  templates: 'Templates',
  own: 'Your own onboarding',
});

export const progressTexts = translated({
  label: (name: string) => t('Progress of {name}', { name }),
  step: (current: number, total: number, name: string) =>
    t('Step {current} of {total}: {name}', { current, total, name }),
  allDone: 'All five steps are done',
});

export const listTexts = translated({
  filter: 'Which onboardings',
  open: 'Under way',
  completed: 'Completed',
  all: 'All',
  loading: 'Loading onboarding workflows...',
  failed: 'Failed to fetch onboarding workflows',
  emptyTitle: 'No active onboarding',
  emptySentence: 'Start the onboarding of somebody under Team Members.',
  emptyAction: 'Go to Team Members',
  nothingFiltered: 'No onboarding matches this filter',
  showAll: 'Show all',
  details: 'View Details',
  detailsOf: (name: string) => t('View details of {name}', { name }),
  runBy: (name: string) => t('run by {name}', { name }),
});

export const teamTexts = translated({
  search: 'Find a person',
  loading: 'Loading team members...',
  failed: 'The team members could not be loaded',
  emptyTitle: 'No Team Members',
  emptySentence: 'No team members are currently assigned to you.',
  nobodyFound: 'Nobody found',
  start: 'Start Onboarding',
  startOf: (name: string) => t('Start Onboarding: {name}', { name }),
  since: (day: string) => t('since {day}', { day }),
});

export const startTexts = translated({
  title: (name: string) => t('Start the onboarding of {name}', { name }),
  template: 'Template',
  fitting: 'The one that fits the department',
  help: 'The template decides which tasks come with the five steps.',
  failedTemplates: 'The templates could not be loaded. The one that fits will be used.',
  cancel: 'Cancel',
  submit: 'Start Onboarding',
  submitting: 'Starting...',
  done: 'Onboarding Started',
  doneSentence: 'Comprehensive onboarding workflow with role-specific tasks has been created.',
  failed: 'Error',
  failedSentence: 'Failed to start onboarding. Please try again.',
});
