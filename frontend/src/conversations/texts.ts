import type { MeetingStatus } from '@annals/contracts/features/meetings/constants';

export const STATUS_LABELS: Readonly<Record<MeetingStatus, string>> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The words of a meeting's own view. */
export const viewTexts = {
  back: 'All meetings',
  loading: 'Loading meeting...',
  failed: 'The meeting could not be loaded',
  notFoundTitle: 'This meeting is not here',
  notFoundSentence: 'It does not exist, or it is not among the meetings you may see.',
  reschedule: 'Reschedule',
  complete: 'Complete',
  cancelMeeting: 'Cancel meeting',
  cancelledBecause: (reason: string) => `Cancelled: ${reason}`,
  privateTitle: 'Between the two of them',
} as const;

/** The words of the form that schedules one. */
export const scheduleTexts = {
  employee: 'Employee',
  cancel: 'Cancel',
  submit: 'Schedule Meeting',
  submitting: 'Scheduling...',
  done: 'Meeting scheduled successfully',
  failed: 'Error',
  failedSentence: 'Failed to schedule meeting. Please try again.',
} as const;

/** When it is, and for how long. */
export const whenTexts = {
  dateAndTime: 'Date & Time',
  inThePast: 'Please select a date and time in the future',
  duration: 'Duration',
} as const;

/** The words of the form that changes one. */
export const changeTexts = {
  title: 'Reschedule Meeting',
  reason: 'Reason (optional)',
  reasonHelp: 'Kept in the history, where both of you can read it.',
  cancel: 'Cancel',
  submit: 'Save changes',
  submitting: 'Saving...',
  done: 'Meeting updated successfully',
  failed: 'Failed to update meeting',
} as const;

export const completeTexts = {
  ...changeTexts,
  title: 'Complete this meeting?',
  sentence: 'It is marked as having taken place and can no longer be moved or cancelled.',
  next: 'Next meeting (optional)',
  nextHelp: 'When the two of you mean to meet again.',
  submit: 'Complete',
  submitting: 'Completing...',
  cancel: 'Not yet',
} as const;

export const cancelTexts = {
  ...changeTexts,
  title: 'Cancel this meeting?',
  sentence: 'Both of you will see that it does not take place. It stays in the history.',
  submit: 'Cancel meeting',
  submitting: 'Cancelling...',
  cancel: 'Keep it',
} as const;

/** The words of a meeting that is one of a series. */
export const seriesTexts = {
  scope: 'What changes',
  one: 'Only this meeting',
  following: 'This and all following',
} as const;

/** The words of what else the two have at a time. */
export const overlapTexts = {
  title: 'Something else is planned for this time. You can save it all the same.',
  titleOfSeries: 'Something else is planned on some of these days. You can save it all the same.',
  more: (count: number) => `And ${String(count)} more.`,
  you: 'You',
  meeting: 'another 1:1 meeting',
  skipLevel: 'a skip-level meeting',
  busy: (who: string, from: string, until: string) => `${who} is busy from ${from} to ${until}.`,
  has: (who: string, isOwn: boolean, what: string, from: string, until: string) =>
    `${who} ${isOwn ? 'have' : 'has'} ${what} from ${from} to ${until}.`,
  away: (who: string, isOwn: boolean, from: string, until: string) =>
    `${who} ${isOwn ? 'are' : 'is'} away ${from === until ? `on ${from}` : `from ${from} to ${until}`}.`,
} as const;

/** The words of what two people agreed to do. */
export const actionItemTexts = {
  title: 'Action items',
  empty: 'Nothing agreed yet.',
  add: 'Add action item',
  dialogTitle: 'New action item',
  text: 'What is to be done',
  owner: 'Who does it',
  chooseOwner: 'Choose a person',
  dueDate: 'Due date (optional)',
  cancel: 'Cancel',
  submit: 'Add',
  submitting: 'Adding...',
  due: (day: string) => `due ${day}`,
  failed: 'Failed to change the action items',
} as const;

/** A choice of the duration selector. */
export function durationLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
