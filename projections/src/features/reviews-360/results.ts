import { createHash } from 'node:crypto';
import {
  COMPETENCIES,
  REMARKS,
  REVIEWER_TYPES,
  type Competency,
  type Remark,
  type ReviewerType,
} from '@annals/contracts/features/reviews-360/constants';
import {
  overallScoreOf,
  scoredKinds,
  type Answer360,
  type Scored360,
} from '@annals/contracts/features/reviews-360/scores';
import type { Review360Group, Review360Results } from '@annals/contracts/features/reviews-360/views';

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
  const kinds = scoredKinds(answers);
  return {
    groups: kinds.map((kind) => groupOf(reviewId, kind)),
    withheld: REVIEWER_TYPES.filter(
      (reviewerType) => asked.has(reviewerType) && !kinds.some((kind) => kind.reviewerType === reviewerType),
    ),
    overallScore: overallScoreOf(kinds),
  };
}

function groupOf(reviewId: string, { reviewerType, answers, scores, average }: Scored360): Review360Group {
  const texts = (field: Competency | Remark, of: (answer: Answer360) => string | null | undefined) =>
    shuffled(
      `${reviewId}/${field}`,
      answers.map(of).filter((text): text is string => typeof text === 'string' && text !== ''),
    );
  return {
    reviewerType,
    answers: answers.length,
    scores: record(COMPETENCIES, (_, index) => scores[index] ?? 0),
    average,
    comments: record(COMPETENCIES, (name) => texts(name, ({ comments }) => comments[name])),
    remarks: record(REMARKS, (name) => texts(name, ({ remarks }) => remarks[name])),
  };
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
