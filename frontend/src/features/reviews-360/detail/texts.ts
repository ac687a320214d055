import { t, translated } from '@annals/contracts/kernel/text';

/** The words of a review's own view. */
export const detailTexts = translated({
  loading: 'Loading the review...',
  failed: 'The review could not be loaded',
  heading: (period: string) => t('360 review {period}', { period }),
  keeper: (name: string | null) =>
    name === null
      ? t('Approved and released by the administrators')
      : t('Approved and released by {name}', { name }),
  cancelledBecause: (reason: string) => t('Cancelled: {reason}', { reason }),
  reviewersTitle: 'Reviewers',
  peers: 'Peers',
  directReports: 'Direct reports',
  nobody: 'Nobody nominated',
  askedAnyway: 'The person reviewed and the manager are asked anyway.',
  whatIsShown:
    'Peers and direct reports are shown together, from 3 answers of a kind on, without names. Who has answered is shown to no colleague, manager or administrator; auditors see it in the log, and answers with a stated reason alone, of which their author is told.',
  statusTitle: 'Where it stands',
  waitsForApproval: 'It waits for the manager’s approval of the reviewers. Nobody has been asked yet.',
  waitsForAnswers:
    'Results can be released as soon as everyone has answered or declined, or once the due date has passed.',
  released: 'The results are released.',
  releasedElsewhere:
    'The results are released. You have given feedback here yourself, so they are not shown to you.',
  approve: 'Approve reviewers',
  changeReviewers: 'Change reviewers',
  moveDueDate: 'Move due date',
  release: 'Release results',
  cancelReview: 'Cancel review',
});

export const approveTexts = translated({
  title: (name: string) => t('Approve the reviewers of {name}?', { name }),
  sentence: 'Everyone nominated is asked for feedback at once. The reviewers can no longer be changed then.',
  confirm: 'Approve',
  done: 'Reviewers approved. Everyone has been asked for feedback.',
  failed: 'Failed to approve the reviewers',
});

export const releaseTexts = translated({
  title: (name: string) => t('Release the results of {name}?', { name }),
  sentence: (name: string) => t('{name} reads them from now on, and nothing is added any more.', { name }),
  confirm: 'Release',
  done: 'Results released',
  failed: 'Failed to release the results',
});

export const cancelTexts = translated({
  title: (name: string) => t('Cancel the 360 review of {name}?', { name }),
  sentence: 'Nobody is asked any more, and what was answered is not shown.',
  confirm: 'Cancel review',
  words: 'Reason (optional)',
  done: 'Review cancelled',
  failed: 'Failed to cancel the review',
});

export const moveTexts = translated({
  title: 'Move the due date',
  dueDate: 'Due date',
  reason: 'Reason (optional)',
  cancel: 'Cancel',
  submit: 'Save changes',
  submitting: 'Saving...',
  done: 'Due date moved',
  failed: 'Failed to move the due date',
});

export const nominateTexts = translated({
  title: 'Change reviewers',
  cancel: 'Cancel',
  submit: 'Save changes',
  submitting: 'Saving...',
  done: 'Reviewers changed',
  failed: 'Failed to change the reviewers',
});
