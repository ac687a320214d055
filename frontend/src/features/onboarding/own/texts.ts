import { t, translated } from '@annals/contracts/kernel/text';

/** The words of one's own onboarding. */
export const texts = translated({
  title: 'Your progress',
  loading: 'Loading your onboarding...',
  failed: 'Failed to fetch my onboarding',
  emptyTitle: 'No onboarding workflow found',
  emptySentence: 'Contact your manager to start your onboarding process',
  startedBy: (name: string) => t('Run by {name}', { name }),
  buddy: (name: string) => t('{name} is your buddy', { name }),
  call: (time: string) => t('Welcome call on {time}', { time }),
  paused: 'Your onboarding is paused.',
  pausedBecause: (reason: string) => t('Your onboarding is paused: {reason}', { reason }),
  completed: 'You are on board. Thank you for taking all the steps.',
});

export const stepTexts = translated({
  done: 'Done',
  byManager: 'Your manager takes care of this',
  mark: 'Mark complete',
  markOf: (step: string) => t('Mark complete: {step}', { step }),
  updating: 'Updating...',
  openVideo: 'Open the video',
  openPlaybook: 'Open the playbook',
  watched: 'Minutes watched (optional)',
  watchedSoFar: (minutes: string) => t('{minutes} watched', { minutes }),
});

export const STEP_SENTENCES = translated({
  welcomeEmailSent: 'A first letter with everything you need on the first day.',
  teamIntroductionPlanned: 'You meet the people you work with.',
  videoOrientationCompleted: 'How the company works, told by those who work here.',
  interactivePlaybookStarted: 'The ways of the team, to try out yourself.',
  mutualGoalsSet: 'What you and your manager expect of each other.',
});

export const planTexts = translated({
  title: 'What else is planned',
  help: 'Your manager ticks these off.',
});

export const feedbackTexts = translated({
  title: 'Your feedback',
  label: 'How does your onboarding go?',
  help: 'Your manager reads it.',
  save: 'Send feedback',
  saving: 'Sending...',
  done: 'Thank you for your feedback',
  failed: 'Failed to send the feedback',
  unsaved: 'Not sent yet',
});
