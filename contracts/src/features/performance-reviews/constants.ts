import { translated } from '../../kernel/text';

/** What a review can be for. */
export const REVIEW_TYPES = ['annual', 'mid_year', 'quarterly', 'probation'] as const;
export type ReviewType = (typeof REVIEW_TYPES)[number];

/** The words for a review's type. */
export const REVIEW_TYPE_LABELS: Readonly<Record<ReviewType, string>> = translated({
  annual: 'Annual review',
  mid_year: 'Mid-year review',
  quarterly: 'Quarterly review',
  probation: 'Probation review',
});

/** From opened (`draft`) to its end. */
export const REVIEW_STATUSES = [
  'draft',
  'self_assessed',
  'manager_assessed',
  'completed',
  'cancelled',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The states in which somebody still owes something. */
export const OPEN_REVIEW_STATUSES = [
  'draft',
  'self_assessed',
  'manager_assessed',
] as const satisfies readonly ReviewStatus[];

export function isOpenReview(status: ReviewStatus): boolean {
  return (OPEN_REVIEW_STATUSES as readonly ReviewStatus[]).includes(status);
}

/** The scale of the overall rating, to two decimals. */
export const RATING = { minimum: 1, maximum: 5 } as const;

/** The occasions on which those who owe something are reminded, each once for a due date. */
export const REVIEW_REMINDERS = ['week_before', 'day_before', 'overdue'] as const;
export type ReviewReminder = (typeof REVIEW_REMINDERS)[number];

/** The period of reviews held now: the quarter, half or year a day (`YYYY-MM-DD`) lies in, by the kind of review. */
export function periodOf(type: ReviewType, day: string): string {
  const year = day.slice(0, 4);
  const month = Number(day.slice(5, 7));
  if (type === 'annual') return year;
  if (type === 'mid_year') return `H${month <= 6 ? '1' : '2'}-${year}`;
  return `Q${String(Math.ceil(month / 3))}-${year}`;
}
