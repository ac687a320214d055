/** The words of an onboarding's details, as who runs it sees them. */
export const texts = {
  title: (name: string) => `Onboarding of ${name}`,
  loading: 'Loading the onboarding...',
  failed: 'Failed to fetch onboarding workflows',
  notFound: 'Not found',
  notFoundTitle: 'There is no such onboarding',
  notFoundSentence: 'It may have gone to another manager.',
  runBy: (name: string) => `run by ${name}`,
  template: (name: string) => `by “${name}”`,
  completedOn: (day: string) => `completed on ${day}`,
  pausedBecause: (reason: string) => `Paused: ${reason}`,
  watched: (minutes: string) => `${minutes} of the video watched`,
} as const;

export const changeTexts = {
  taskDone: 'Task Updated',
  done: 'Onboarding updated',
  failed: 'Failed to update the onboarding',
} as const;

export const stepTexts = {
  title: 'The five steps',
  needsManager: 'Needs your action',
  employeeCan: 'The employee can mark this too',
} as const;

export const taskTexts = {
  title: 'Further tasks',
  always: 'For everybody',
  roleSpecific: 'For the role',
  custom: 'Of the template and your own',
  remove: (title: string) => `Take out “${title}”`,
  label: 'Another task',
  add: 'Add task',
} as const;

export const notesTexts = {
  title: 'Manager notes',
  label: 'Notes',
  help: 'For you and those above you. The employee does not see them.',
  empty: 'No notes.',
  unsaved: 'Not saved yet',
  save: 'Save notes',
  saving: 'Saving...',
} as const;

export const buddyTexts = {
  title: 'Buddy and welcome call',
  buddy: 'Buddy',
  nobody: 'Nobody yet',
  saveBuddy: 'Save buddy',
  call: 'Welcome call',
  noCall: 'No time yet',
  schedule: 'Schedule',
} as const;

export const feedbackTexts = {
  title: 'Employee feedback',
  empty: 'The employee has not written anything yet.',
} as const;

export const statusTexts = {
  pause: 'Pause',
  resume: 'Resume',
  complete: 'Complete onboarding',
  stepsLeft: 'Can be completed when all five steps are done.',
  pauseTitle: 'Pause this onboarding?',
  pauseSentence: 'Nothing can be ticked off until it is resumed. The employee is told.',
  reason: 'Reason (optional)',
  completeTitle: 'Complete this onboarding?',
  completeSentence: 'The employee is on board then. Steps and tasks can no longer be changed.',
} as const;
