import type { OnboardingStatus } from '@annals/contracts/features/onboarding/constants';

export const STATUS_LABELS: Readonly<Record<OnboardingStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
};

/** The words of the Onboarding Center as managers see it. */
export const texts = {
  subtitleForManagers: 'Bring new people on board, step by step',
  subtitle: 'Your way into the company, step by step',
  active: 'Active Onboarding',
  team: 'Team Members',
  templates: 'Templates',
  own: 'Your own onboarding',
} as const;

export const progressTexts = {
  label: (name: string) => `Progress of ${name}`,
  step: (current: number, total: number, name: string) => `Step ${current} of ${total}: ${name}`,
  allDone: 'All five steps are done',
} as const;

export const listTexts = {
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
  detailsOf: (name: string) => `View details of ${name}`,
  runBy: (name: string) => `run by ${name}`,
} as const;

export const teamTexts = {
  search: 'Find a person',
  loading: 'Loading team members...',
  failed: 'The team members could not be loaded',
  emptyTitle: 'No Team Members',
  emptySentence: 'No team members are currently assigned to you.',
  nobodyFound: 'Nobody found',
  start: 'Start Onboarding',
  startOf: (name: string) => `Start the onboarding of ${name}`,
  since: (day: string) => `since ${day}`,
} as const;

export const startTexts = {
  title: (name: string) => `Start the onboarding of ${name}`,
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
} as const;
