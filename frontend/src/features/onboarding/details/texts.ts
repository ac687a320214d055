import { t, translated } from '@annals/contracts/kernel/text';

/** The words of an onboarding's details, as who runs it sees them. */
export const texts = translated({
  title: (name: string) => t('Onboarding of {name}', { name }),
  loading: 'Loading the onboarding...',
  failed: 'Failed to fetch onboarding workflows',
  notFound: 'Not found',
  notFoundTitle: 'There is no such onboarding',
  notFoundSentence: 'It may have gone to another manager.',
  runBy: (name: string) => t('run by {name}', { name }),
  template: (name: string) => t('by “{name}”', { name }),
  completedOn: (day: string) => t('completed on {day}', { day }),
  pausedBecause: (reason: string) => t('Paused: {reason}', { reason }),
  watched: (minutes: string) => t('{minutes} of the video watched', { minutes }),
});

export const changeTexts = translated({
  taskDone: 'Task Updated',
  done: 'Onboarding updated',
  failed: 'Failed to update the onboarding',
});

export const stepTexts = translated({
  title: 'The five steps',
  needsManager: 'Needs your action',
  employeeCan: 'The employee can mark this too',
});

export const taskTexts = translated({
  title: 'Further tasks',
  always: 'For everybody',
  roleSpecific: 'For the role',
  custom: 'Of the template and your own',
  remove: (title: string) => t('Take out “{title}”', { title }),
  label: 'Another task',
  add: 'Add task',
});

export const notesTexts = translated({
  title: 'Manager notes',
  label: 'Notes',
  help: 'For you and those above you. The employee does not see them.',
  empty: 'No notes.',
  unsaved: 'Not saved yet',
  save: 'Save notes',
  saving: 'Saving...',
});

export const buddyTexts = translated({
  title: 'Buddy and welcome call',
  buddy: 'Buddy',
  nobody: 'Nobody yet',
  saveBuddy: 'Save buddy',
  call: 'Welcome call',
  noCall: 'No time yet',
  schedule: 'Schedule',
});

export const feedbackTexts = translated({
  title: 'Employee feedback',
  empty: 'The employee has not written anything yet.',
});

export const statusTexts = translated({
  pause: 'Pause',
  resume: 'Resume',
  complete: 'Complete onboarding',
  stepsLeft: 'Can be completed when all five steps are done.',
  pauseTitle: 'Pause this onboarding?',
  pauseSentence: (employee: string) =>
    t('Nothing in the onboarding of {employee} can be marked complete until it is resumed. They are told.', {
      employee,
    }),
  reason: 'Reason (optional)',
  completeTitle: 'Complete this onboarding?',
  completeSentence: (employee: string) =>
    t('{employee} is on board then. Steps and tasks can no longer be changed.', { employee }),
});
