import {
  REVIEW_TYPE_LABELS,
  type ReviewStatus,
  type ReviewType,
} from '@annals/contracts/features/performance-reviews/constants';
import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the performance reviews. */
export const texts = translated({
  subtitle: 'Goals, self assessment and the manager’s assessment of a period',
  open: 'Open Review',
  listTitle: 'Performance Reviews',
  loading: 'Loading reviews...',
  failed: 'The reviews could not be loaded',
  emptyTitle: 'No Performance Reviews',
  emptySentence: 'Open the first review for someone who reports to you.',
  emptyForEmployee: 'You will find your reviews here as soon as your manager opens one.',
  nothingFiltered: 'No reviews match these filters',
  showAll: 'Show all reviews',
  whose: 'Whose reviews',
  everyone: 'All',
  mine: 'Mine',
  team: 'Team',
  state: 'State',
  all: 'All',
  upcoming: 'Open',
  over: 'Finished',
  heldBy: (name: string) => t('held by {name}', { name }),
  rating: (rating: string) => t('Rating {rating} of 5', { rating }),
});

export const formTexts = translated({
  title: 'Open Performance Review',
  employee: 'Employee',
  reviewType: 'Kind of review',
  reviewPeriod: 'Period',
  periodHelp: 'For example Q4-2026, H2-2026 or 2026.',
  dueDate: 'Due date',
  goals: 'Goals (optional)',
  goalsHelp: 'One on each line. They can be revised until the self assessment is in.',
  cancel: 'Cancel',
  submit: 'Open Review',
  submitting: 'Opening...',
  done: 'Review opened successfully',
  failed: 'Error',
  failedSentence: 'Failed to open review. Please try again.',
});

export const STATUS_LABELS: Readonly<Record<ReviewStatus, string>> = translated({
  draft: 'Draft',
  self_assessed: 'Self assessed',
  manager_assessed: 'Manager assessed',
  completed: 'Completed',
  cancelled: 'Cancelled',
});

/** `Annual review 2026` */
export function reviewName(review: {
  readonly reviewType: ReviewType;
  readonly reviewPeriod: string;
}): string {
  return `${REVIEW_TYPE_LABELS[review.reviewType]} ${review.reviewPeriod}`;
}

/** The words of the card on a person's page. */
export const ofPersonTexts = translated({
  title: 'Performance Reviews',
  all: 'All reviews',
  loading: 'Loading...',
  failed: 'This could not be loaded',
  empty: 'No performance reviews yet',
});
