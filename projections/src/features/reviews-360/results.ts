import { createHash } from 'node:crypto';
import {
  COMPETENCIES,
  FEWEST_ANSWERS,
  REMARKS,
  REVIEWER_TYPES,
  type Competency,
  type Remark,
  type ReviewerType,
} from '@annals/contracts/features/reviews-360/constants';
import type { Review360Group, Review360Results } from '@annals/contracts/features/reviews-360/views';

/** What one reviewer answered. Who they are is not part of it: nothing that is made from it can tell. */
export interface Answer360 {
  readonly reviewerType: ReviewerType;
  readonly scores: Readonly<Record<Competency, number>>;
  readonly comments: Readonly<Partial<Record<Competency, string | null>>>;
  readonly remarks: Readonly<Partial<Record<Remark, string | null>>>;
}

/**
 * What the answers to a review come to: the only way in which an answer reaches anybody but the one who gave it.
 *
 * Why no single answer can be found: peers and direct reports are shown from three answers of the kind on, and whatever is shown —
 * figures, texts, the overall score — is made from shown kinds alone. So an answer of a kind that is not shown changes nothing
 * anywhere, and there is no total to subtract the shown kinds from. Within a kind the result is the same in whichever order, and by
 * whomever, its answers were given. It is made once, when nothing is added any more: there is no earlier result to compare it with.
 * @param asked the kinds of reviewers that were asked
 */
export function resultsOf(
  reviewId: string,
  answers: readonly Answer360[],
  asked: ReadonlySet<ReviewerType>,
): Review360Results {
  const groups: Review360Group[] = [];
  const withheld: ReviewerType[] = [];
  for (const reviewerType of REVIEWER_TYPES) {
    const ofType = answers.filter((answer) => answer.reviewerType === reviewerType);
    if (ofType.length >= fewestOf(reviewerType)) groups.push(groupOf(reviewId, reviewerType, ofType));
    else if (asked.has(reviewerType)) withheld.push(reviewerType);
  }
  return { groups, withheld, overallScore: overallOf(groups) };
}

/** Oneself and the manager answer under their own name; everyone else in a crowd. */
function fewestOf(reviewerType: ReviewerType): number {
  return reviewerType === 'self' || reviewerType === 'manager' ? 1 : FEWEST_ANSWERS;
}

function groupOf(
  reviewId: string,
  reviewerType: ReviewerType,
  answers: readonly Answer360[],
): Review360Group {
  const means = COMPETENCIES.map((name) => mean(answers.map(({ scores }) => scores[name])));
  const texts = (field: Competency | Remark, of: (answer: Answer360) => string | null | undefined) =>
    shuffled(
      `${reviewId}/${field}`,
      answers.map(of).filter((text): text is string => typeof text === 'string' && text !== ''),
    );
  return {
    reviewerType,
    answers: answers.length,
    scores: record(COMPETENCIES, (_, index) => twoDecimals(means[index] ?? 0)),
    average: twoDecimals(mean(means)),
    comments: record(COMPETENCIES, (name) => texts(name, ({ comments }) => comments[name])),
    remarks: record(REMARKS, (name) => texts(name, ({ remarks }) => remarks[name])),
  };
}

/** Every shown kind counts the same, however many answered in it; what somebody thinks of themself does not count. */
function overallOf(groups: readonly Review360Group[]): number | null {
  const others = groups.filter(({ reviewerType }) => reviewerType !== 'self');
  return others.length === 0 ? null : twoDecimals(mean(others.map(({ average }) => average)));
}

/**
 * Texts in an order that follows from the texts themselves, another one for each field: neither when they were written nor whose
 * stands where in another field can be told from it.
 */
function shuffled(field: string, texts: readonly string[]): string[] {
  const place = (text: string) => createHash('sha256').update(`${field}/${text}`).digest('hex');
  return texts
    .map((text) => ({ text, place: place(text) }))
    .sort((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0))
    .map(({ text }) => text);
}

function record<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, index: number) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name, index) => [name, valueOf(name, index)])) as Record<Name, Value>;
}

/** Of at least one value. Summed in order of size: the same whoever gave which. */
function mean(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other).reduce((sum, value) => sum + value, 0) / values.length;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
