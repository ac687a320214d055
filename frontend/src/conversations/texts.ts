import { t, translated } from '@annals/contracts/kernel/text';
import type { MeetingStatus } from '@annals/contracts/features/meetings/constants';

export const STATUS_LABELS: Readonly<Record<MeetingStatus, string>> = translated({
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
});

/** The words of a meeting's own view. */
export const viewTexts = translated({
  back: 'All meetings',
  loading: 'Loading meeting...',
  failed: 'The meeting could not be loaded',
  notFoundTitle: 'This meeting is not here',
  notFoundSentence: 'It does not exist, or it is not among the meetings you may see.',
  reschedule: 'Reschedule',
  complete: 'Complete',
  cancelMeeting: 'Cancel meeting',
  cancelledBecause: (reason: string) => t('Cancelled: {reason}', { reason }),
  privateTitle: 'Between the two of them',
});

/** The words of the form that schedules one. */
export const scheduleTexts = translated({
  employee: 'Employee',
  cancel: 'Cancel',
  submit: 'Schedule Meeting',
  submitting: 'Scheduling...',
  done: 'Meeting scheduled successfully',
  failed: 'Error',
  failedSentence: 'Failed to schedule meeting. Please try again.',
});

/** When it is, and for how long. */
export const whenTexts = translated({
  dateAndTime: 'Date & Time',
  inThePast: 'Please select a date and time in the future',
  duration: 'Duration',
});

/** The words of the form that changes one. */
export const changeTexts = translated({
  title: 'Reschedule Meeting',
  reason: 'Reason (optional)',
  reasonHelp: 'Kept in the history, where both of you can read it.',
  cancel: 'Cancel',
  submit: 'Save changes',
  submitting: 'Saving...',
  done: 'Meeting updated successfully',
  failed: 'Failed to update meeting',
});

export const completeTexts = translated({
  ...changeTexts,
  title: 'Complete this meeting?',
  sentence: 'It is marked as having taken place and can no longer be moved or cancelled.',
  next: 'Next meeting (optional)',
  nextHelp: 'When the two of you mean to meet again.',
  submit: 'Complete',
  submitting: 'Completing...',
  cancel: 'Not yet',
});

export const cancelTexts = translated({
  ...changeTexts,
  title: 'Cancel this meeting?',
  sentence: 'Both of you will see that it does not take place. It stays in the history.',
  submit: 'Cancel meeting',
  submitting: 'Cancelling...',
  cancel: 'Keep it',
});

/** The words of a meeting that is one of a series. */
export const seriesTexts = translated({
  scope: 'What changes',
  one: 'Only this meeting',
  following: 'This and all following',
});

/** The words of what else the two have at a time. */
export const overlapTexts = translated({
  title: 'Something else is planned for this time. You can save it all the same.',
  titleOfSeries: 'Something else is planned on some of these days. You can save it all the same.',
  more: (count: number) => t('And {count} more.', { count }),
  you: 'You',
  meeting: 'another 1:1 meeting',
  skipLevel: 'a skip-level meeting',
  busy: (who: string, from: string, until: string) =>
    t('{who} is busy from {from} to {until}.', { who, from, until }),
  has: (who: string, isOwn: boolean, what: string, from: string, until: string) =>
    isOwn
      ? t('You have {what} from {from} to {until}.', { what, from, until })
      : t('{who} has {what} from {from} to {until}.', { who, what, from, until }),
  away: (who: string, isOwn: boolean, from: string, until: string) =>
    t(
      '{isOwn, select, true {You are} other {{who} is}} away {isOneDay, select, true {on {from}} other {from {from} to {until}}}.',
      { isOwn: String(isOwn), who, isOneDay: String(from === until), from, until },
    ),
});

/** The words of what two people agreed to do. */
export const actionItemTexts = translated({
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
  due: (day: string) => t('due {day}', { day }),
  failed: 'Failed to change the action items',
});

/** A choice of the duration selector. */
export function durationLabel(minutes: number): string {
  if (minutes < 60) return t('{minutes, plural, one {# minute} other {# minutes}}', { minutes });
  return t('{hours, plural, one {# hour} other {# hours}}', { hours: minutes / 60 });
}
