import {
  COMPETENCIES,
  FEWEST_ANSWERS,
  REVIEWER_TYPES,
  type Competency,
  type Remark,
  type ReviewerType,
} from './constants';

/** What one reviewer answered. Who they are is not part of it: nothing that is made from it can tell. */
export interface Answer360 {
  readonly reviewerType: ReviewerType;
  readonly scores: Readonly<Record<Competency, number>>;
  readonly comments: Readonly<Partial<Record<Competency, string | null>>>;
  readonly remarks: Readonly<Partial<Record<Remark, string | null>>>;
}

/** The answers of one kind of reviewers that is shown, with the figures they come to. */
export interface Scored360 {
  readonly reviewerType: ReviewerType;
  readonly answers: readonly Answer360[];
  /** In the order of the competencies. */
  readonly scores: readonly number[];
  readonly average: number;
}

/** The kinds of reviewers whose answers are shown, in the order of the results. */
export function scoredKinds(answers: readonly Answer360[]): readonly Scored360[] {
  return REVIEWER_TYPES.flatMap((reviewerType) => {
    const ofType = answers.filter((answer) => answer.reviewerType === reviewerType);
    if (ofType.length < fewestOf(reviewerType)) return [];
    const means = COMPETENCIES.map((name) => mean(ofType.map(({ scores }) => scores[name])));
    return [
      { reviewerType, answers: ofType, scores: means.map(twoDecimals), average: twoDecimals(mean(means)) },
    ];
  });
}

/** Oneself and the manager answer under their own name; everyone else in a crowd. */
function fewestOf(reviewerType: ReviewerType): number {
  return reviewerType === 'self' || reviewerType === 'manager' ? 1 : FEWEST_ANSWERS;
}

/** Every shown kind counts the same, however many answered in it; what somebody thinks of themself does not count. */
export function overallScoreOf(kinds: readonly Scored360[]): number | null {
  const others = kinds.filter(({ reviewerType }) => reviewerType !== 'self');
  return others.length === 0 ? null : twoDecimals(mean(others.map(({ average }) => average)));
}

/** Of at least one value. Summed in order of size: the sum does not depend on who gave which. */
function mean(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other).reduce((sum, value) => sum + value, 0) / values.length;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
