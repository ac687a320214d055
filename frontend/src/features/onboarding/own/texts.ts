/** The words of one's own onboarding. */
export const texts = {
  title: 'Your progress',
  loading: 'Loading your onboarding...',
  failed: 'Failed to fetch my onboarding',
  emptyTitle: 'No onboarding workflow found',
  emptySentence: 'Contact your manager to start your onboarding process',
  startedBy: (name: string) => `Run by ${name}`,
  buddy: (name: string) => `${name} is your buddy`,
  call: (time: string) => `Welcome call on ${time}`,
  paused: 'Your onboarding is paused.',
  pausedBecause: (reason: string) => `Your onboarding is paused: ${reason}`,
  completed: 'You are on board. Thank you for taking all the steps.',
} as const;

export const stepTexts = {
  done: 'Done',
  byManager: 'Your manager takes care of this',
  mark: 'Mark complete',
  markOf: (step: string) => `Mark ${step} complete`,
  updating: 'Updating...',
  openVideo: 'Open the video',
  openPlaybook: 'Open the playbook',
  watched: 'Minutes watched (optional)',
  watchedSoFar: (minutes: string) => `${minutes} watched`,
} as const;

export const STEP_SENTENCES = {
  welcomeEmailSent: 'A first letter with everything you need on the first day.',
  teamIntroductionPlanned: 'You meet the people you work with.',
  videoOrientationCompleted: 'How the company works, told by those who work here.',
  interactivePlaybookStarted: 'The ways of the team, to try out yourself.',
  mutualGoalsSet: 'What you and your manager expect of each other.',
} as const;

export const planTexts = {
  title: 'What else is planned',
  help: 'Your manager ticks these off.',
} as const;

export const feedbackTexts = {
  title: 'Your feedback',
  label: 'How does your onboarding go?',
  help: 'Your manager reads it.',
  save: 'Send feedback',
  saving: 'Sending...',
  done: 'Thank you for your feedback',
  failed: 'Failed to send the feedback',
  unsaved: 'Not sent yet',
} as const;
