import { translated } from '../../kernel/text';

/** Of a review: what there is to review is being listed, reviewers answer, everything was answered, or an administrator closed it before that. */
export const ACCESS_REVIEW_STATUSES = ['listing', 'open', 'completed', 'closed'] as const;
export type AccessReviewStatus = (typeof ACCESS_REVIEW_STATUSES)[number];

/**
 * Of one thing that somebody has: it waits for an answer, was confirmed, is being taken away, was taken away, could not be taken away and waits
 * for an administrator, or was not held any more.
 */
export const ACCESS_ITEM_STATUSES = [
  'open',
  'confirmed',
  'withdrawing',
  'withdrawn',
  'refused',
  'gone',
] as const;
export type AccessItemStatus = (typeof ACCESS_ITEM_STATUSES)[number];

/** The states in which somebody still has to answer. */
export const UNANSWERED: readonly AccessItemStatus[] = ['open', 'refused'];

/** What came of taking access away. */
export const WITHDRAWAL_OUTCOMES = ['done', 'refused', 'no-longer-held'] as const;
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number];

/** Why somebody else is to answer: the person reports to somebody else now, or the due day has passed. */
export const REVIEWER_CHANGES = ['moved', 'overdue'] as const;
export type ReviewerChange = (typeof REVIEWER_CHANGES)[number];

/** How many reviews can be open at once. */
export const MOST_OPEN_REVIEWS = 10;
/** The longest that reviewers can be given, in days. */
export const LONGEST_REVIEW_DAYS = 366;

export const ACCESS_REVIEW_STATUS_LABELS: Readonly<Record<AccessReviewStatus, string>> = translated({
  listing: 'Being listed',
  open: 'Open||adjective',
  completed: 'Completed',
  closed: 'Closed by an administrator',
});

export const ACCESS_ITEM_STATUS_LABELS: Readonly<Record<AccessItemStatus, string>> = translated({
  open: 'Waiting for an answer',
  confirmed: 'Confirmed',
  withdrawing: 'Being withdrawn',
  withdrawn: 'Withdrawn||access',
  refused: 'Could not be withdrawn',
  gone: 'No longer held',
});

/** What can be said of something that somebody has. */
export const ACCESS_ANSWERS = ['confirm', 'withdraw'] as const;

/** Things that are answered in one command at most. */
export const MOST_ANSWERED_AT_ONCE = 200;
