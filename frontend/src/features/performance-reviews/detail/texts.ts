import { t, translated } from '@annals/contracts/kernel/text';

/** The words of a review's own view. */
export const texts = translated({
  back: 'All reviews',
  loading: 'Loading review...',
  failed: 'The review could not be loaded',
  notFoundTitle: 'This review is not here',
  notFoundSentence: 'It does not exist, or it is not among the reviews you may see.',
  ofPerson: (name: string) => t('of {name}', { name }),
  heldBy: (name: string) => t('held by {name}', { name }),
  completedOn: (day: string) => t('Completed {day}', { day }),
  wasDue: (day: string) => t('Was due {day}', { day }),
  cancelledBecause: (reason: string) => t('Cancelled: {reason}', { reason }),
  complete: 'Complete',
  change: 'Change',
  cancelReview: 'Cancel review',
  done: 'Review updated successfully',
  updateFailed: 'Failed to update review',
});

/** What is said of the draft of an assessment. */
export const draftTexts = translated({
  kept: 'Kept on this device while you write.',
  restored: 'What you had begun to write is back. It is kept on this device until you submit it or sign out.',
});

export const goalTexts = translated({ title: 'Goals', empty: 'No goals were written down.' });

export const selfTexts = translated({
  title: 'Self assessment',
  label: 'How did the period go?',
  achievements: 'Achievements',
  achievementsHelp: 'One on each line.',
  achievementsOptional: 'Achievements (optional)',
  help: 'Your manager and those above read it once you submit it.',
  submit: 'Submit self assessment',
  submitting: 'Submitting...',
  rewrite: 'Rewrite',
  cancel: 'Cancel',
  done: 'Self assessment submitted successfully',
  failed: 'Failed to submit self assessment',
  notYet: 'Not written yet.',
  never: 'None was written.',
});

export const managerTexts = translated({
  title: 'Manager’s assessment',
  rating: 'Overall rating',
  ratingHelp: 'From 1.00 (far from the goals) to 5.00 (far beyond them), with up to two decimals.',
  outOf: (rating: string) => t('{rating} of 5', { rating }),
  feedback: 'Feedback',
  areas: 'Areas for improvement',
  areasOptional: 'Areas for improvement (optional)',
  areasHelp: 'One on each line.',
  help: 'The employee reads it when you complete the review, not before.',
  submit: 'Submit assessment',
  submitting: 'Submitting...',
  rewrite: 'Rewrite',
  cancel: 'Cancel',
  done: 'Assessment submitted successfully',
  failed: 'Failed to submit assessment',
  selfFirst: (day: string) =>
    t('The employee writes first. If nothing has come by then, you can assess without it after {day}.', {
      day,
    }),
  notShared: 'You read your manager’s assessment here once the review is completed.',
  notYet: 'Not written yet.',
  never: 'None was written.',
});

export const completeTexts = translated({
  title: (name: string) => t('Complete the review of {name}?', { name }),
  sentence:
    'The employee reads your assessment and the rating from now on. Neither can be changed after that.',
  confirm: 'Complete',
  refuse: 'Not yet',
  done: 'Review completed successfully',
  failed: 'Failed to complete review',
});

export const cancelTexts = translated({
  title: (name: string) => t('Cancel the review of {name}?', { name }),
  sentence: 'It will not be held. What was written stays in the history.',
  words: 'Reason (optional)',
  confirm: 'Cancel review',
  refuse: 'Keep it',
});

export const changeTexts = translated({
  title: 'Change Review',
  dueDate: 'Due date',
  goals: 'Goals',
  goalsHelp: 'One on each line.',
  reason: 'Reason for another due date (optional)',
  reasonHelp: 'Kept in the history, where both of you can read it.',
  cancel: 'Cancel',
  submit: 'Save changes',
  submitting: 'Saving...',
  done: 'Review updated successfully',
  failed: 'Failed to update review',
});
