/** The words of a review's own view. */
export const texts = {
  back: 'All reviews',
  loading: 'Loading review...',
  failed: 'The review could not be loaded',
  notFoundTitle: 'This review is not here',
  notFoundSentence: 'It does not exist, or it is not among the reviews you may see.',
  ofPerson: (name: string) => `of ${name}`,
  heldBy: (name: string) => `held by ${name}`,
  completedOn: (day: string) => `Completed ${day}`,
  wasDue: (day: string) => `Was due ${day}`,
  cancelledBecause: (reason: string) => `Cancelled: ${reason}`,
  complete: 'Complete',
  change: 'Change',
  cancelReview: 'Cancel review',
  done: 'Review updated successfully',
  updateFailed: 'Failed to update review',
} as const;

/** What is said of the draft of an assessment. */
export const draftTexts = {
  kept: 'Kept on this device while you write.',
  restored: 'What you had begun to write is back. It is kept on this device until you submit it or sign out.',
} as const;

export const goalTexts = { title: 'Goals', empty: 'No goals were written down.' } as const;

export const selfTexts = {
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
} as const;

export const managerTexts = {
  title: 'Manager’s assessment',
  rating: 'Overall rating',
  ratingHelp: 'From 1.00 (far from the goals) to 5.00 (far beyond them), with up to two decimals.',
  outOf: (rating: string) => `${rating} of 5`,
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
    `The employee writes first. If nothing has come by then, you can assess without it after ${day}.`,
  notShared: 'You read your manager’s assessment here once the review is completed.',
  notYet: 'Not written yet.',
  never: 'None was written.',
} as const;

export const completeTexts = {
  title: (name: string) => `Complete the review of ${name}?`,
  sentence:
    'The employee reads your assessment and the rating from now on. Neither can be changed after that.',
  confirm: 'Complete',
  refuse: 'Not yet',
  done: 'Review completed successfully',
  failed: 'Failed to complete review',
} as const;

export const cancelTexts = {
  title: (name: string) => `Cancel the review of ${name}?`,
  sentence: 'It will not be held. What was written stays in the history.',
  words: 'Reason (optional)',
  confirm: 'Cancel review',
  refuse: 'Keep it',
} as const;

export const changeTexts = {
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
} as const;
