import type { MilestoneStatus } from '@annals/contracts/features/career/constants';
import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the career milestones. */
export const texts = translated({
  title: 'Career Milestones',
  plan: 'Plan Milestone',
  loading: 'Loading the milestones...',
  failed: 'The milestones could not be loaded',
  emptyTitle: 'No Career Milestones',
  emptyForManagers: 'Plan 30-60-90 day milestones and quarterly reviews with the people who report to you.',
  emptyForOthers: 'Your manager plans 30-60-90 day milestones and quarterly reviews with you.',
  due: (howFar: string, day: string) => `${howFar} (${day})`,
  overdue: 'overdue',
  with: (manager: string) => t('with {manager}', { manager }),
  concludedOn: (status: string, day: string) => t('{status} on {day}', { status, day }),
  goals: 'Goals',
  expected: 'Expected outcomes',
  actual: 'Outcomes',
  managerNotes: 'Manager’s notes',
  employeeNotes: 'Employee’s notes',
  ownNotes: 'Your notes',
  noNotes: 'Nothing noted yet.',
  cancelledBecause: (reason: string) => t('Cancelled: {reason}', { reason }),
  next: 'Next milestone:',
  nextUnnamed: 'planned',
});

export const STATUS_LABELS: Readonly<Record<MilestoneStatus, string>> = translated({
  pending: 'Pending',
  in_progress: 'In progress',
  achieved: 'Achieved',
  missed: 'Missed',
  cancelled: 'Cancelled',
});

/** What can be done with a milestone. */
export const actionTexts = translated({
  start: 'Start',
  achieve: 'Mark as achieved',
  miss: 'Mark as missed',
  move: 'Move',
  cancel: 'Cancel milestone',
  note: 'Write notes',
  next: 'Plan the next one',
  history: 'History',
  historyOf: (title: string) => t('History of “{title}”', { title }),
  ofMilestone: (action: string, title: string) => `${action}: ${title}`,
  done: {
    in_progress: 'Milestone started',
    achieved: 'Milestone achieved',
    missed: 'Milestone marked as missed',
    cancelled: 'Milestone cancelled',
    moved: 'Due date moved',
  },
  failed: 'Failed to update the milestone',
});

export const planTexts = translated({
  title: 'Plan a career milestone',
  employee: 'Team member',
  chooseEmployee: 'Select a team member',
  type: 'Kind of milestone',
  milestoneTitle: 'Title',
  titlePlaceholder: 'e.g., On call alone',
  description: 'Description',
  goals: 'Goals',
  expected: 'Expected outcomes',
  lines: 'One on each line.',
  dueDate: 'Due date',
  after: (title: string) => t('Comes after “{title}”.', { title }),
  cancel: 'Cancel',
  submit: 'Plan Milestone',
  submitting: 'Planning...',
  done: 'Milestone planned',
  failed: 'Error',
  failedSentence: 'Failed to plan the milestone',
});

const dialog = translated({ cancel: 'Cancel', submitting: 'Saving...' });

export const achieveTexts = translated({
  ...dialog,
  title: 'Mark as achieved',
  outcomes: 'Outcome',
  outcomesHelp: 'One outcome on each line.',
  submit: 'Mark as achieved',
  done: actionTexts.done.achieved,
  failed: actionTexts.failed,
});

export const missTexts = translated({
  ...dialog,
  title: 'Mark as missed',
  outcomes: 'Result all the same?',
  outcomesHelp: 'One outcome on each line.',
  reason: 'What got in the way?',
  submit: 'Mark as missed',
  done: actionTexts.done.missed,
  failed: actionTexts.failed,
});

export const moveTexts = translated({
  ...dialog,
  title: 'Move the due date',
  dueDate: 'Due date',
  reason: 'Why?',
  submit: 'Move',
  done: actionTexts.done.moved,
  failed: actionTexts.failed,
});

export const notesTexts = translated({
  ...dialog,
  title: 'Your notes',
  notes: 'Notes',
  notesHelp: 'Both of you read them.',
  submit: 'Save',
  done: 'Notes saved',
  failed: 'Failed to save the notes',
});

export const cancelTexts = translated({
  title: (milestone: string, name: string) => t('Cancel “{milestone}” of {name}?', { milestone, name }),
  sentence: 'It is dropped for good; its history stays.',
  confirm: 'Cancel milestone',
  words: 'Why is it cancelled?',
});
