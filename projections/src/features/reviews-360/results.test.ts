import {
  COMPETENCIES,
  FEWEST_ANSWERS,
  REMARKS,
  REVIEWER_TYPES,
  type ReviewerType,
} from '@annals/contracts/features/reviews-360/constants';
import type { Answer360 } from '@annals/contracts/features/reviews-360/scores';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultsOf } from './results';

const REVIEW = '018f0000-0000-7000-8000-000000000001';
const ASKED = new Set(REVIEWER_TYPES);

const words = fc.option(fc.constantFrom('Calm.', 'Late.', 'Asks first.', 'Knows the system.'), { nil: null });
const score = fc.integer({ min: 1, max: 5 });
const each = <Name extends string, Value>(names: readonly Name[], value: fc.Arbitrary<Value>) =>
  fc
    .array(value, { minLength: names.length, maxLength: names.length })
    .map(
      (values) =>
        Object.fromEntries(names.map((name, index) => [name, values[index]])) as Record<Name, Value>,
    );
const answerAs = (reviewerType: ReviewerType): fc.Arbitrary<Answer360> =>
  fc.record({
    reviewerType: fc.constant(reviewerType),
    scores: each(COMPETENCIES, score),
    comments: each(COMPETENCIES, words),
    remarks: each(REMARKS, words),
  });
const answersAs = (reviewerType: ReviewerType, most: number, fewest = 0) =>
  fc.array(answerAs(reviewerType), { minLength: fewest, maxLength: most });
/** Answers of a whole review, with crowds of any size. */
const review = fc
  .tuple(answersAs('self', 1), answersAs('manager', 1), answersAs('peer', 6), answersAs('direct_report', 6))
  .map((kinds) => kinds.flat());
const crowd = fc.constantFrom<ReviewerType>('peer', 'direct_report');
const without = (answers: readonly Answer360[], kind: ReviewerType) =>
  answers.filter(({ reviewerType }) => reviewerType !== kind);

describe('nobody’s answer can be found', () => {
  test('what a crowd of one or two answered changes nothing that is shown: there is no total to subtract from', () => {
    const tooFew = crowd.chain((kind) =>
      fc.tuple(fc.constant(kind), answersAs(kind, FEWEST_ANSWERS - 1), answersAs(kind, FEWEST_ANSWERS - 1)),
    );
    fc.assert(
      fc.property(review, tooFew, (answers, [kind, some, others]) => {
        const shown = (hidden: readonly Answer360[]) =>
          resultsOf(REVIEW, [...without(answers, kind), ...hidden], ASKED);
        expect(shown(some)).toEqual(shown(others));
        expect(shown(some).withheld).toContain(kind);
        expect(JSON.stringify(shown(some).groups)).not.toContain(`"${kind}"`);
      }),
    );
  });

  test('within a crowd it makes no difference whose answer is whose, nor which came first', () => {
    fc.assert(
      fc.property(
        review.chain((answers) =>
          fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
        ),
        ([answers, inAnotherOrder]) => {
          expect(resultsOf(REVIEW, inAnotherOrder, ASKED)).toEqual(resultsOf(REVIEW, answers, ASKED));
        },
      ),
    );
  });

  test('two people who swap one score, or one comment, leave everything as it was: no answer hangs together', () => {
    fc.assert(
      fc.property(
        crowd.chain((kind) => answersAs(kind, 6, FEWEST_ANSWERS)),
        fc.constantFrom(...COMPETENCIES),
        (answers, name) => {
          const [one, other, ...rest] = answers;
          if (!one || !other) return;
          const take = (mine: Answer360, theirs: Answer360): Answer360 => ({
            ...mine,
            scores: { ...mine.scores, [name]: theirs.scores[name] },
            comments: { ...mine.comments, [name]: theirs.comments[name] },
          });
          const swapped = [take(one, other), take(other, one), ...rest];
          expect(resultsOf(REVIEW, swapped, ASKED)).toEqual(resultsOf(REVIEW, answers, ASKED));
        },
      ),
    );
  });

  test('a figure of a crowd comes from at least three answers', () => {
    fc.assert(
      fc.property(review, (answers) => {
        for (const { reviewerType, answers: count } of resultsOf(REVIEW, answers, ASKED).groups)
          expect(count).toBeGreaterThanOrEqual(
            reviewerType === 'self' || reviewerType === 'manager' ? 1 : FEWEST_ANSWERS,
          );
      }),
    );
  });

  test('the overall score is made from the shown kinds alone, each counting the same', () => {
    fc.assert(
      fc.property(review, (answers) => {
        const { groups, overallScore } = resultsOf(REVIEW, answers, ASKED);
        const others = groups.filter(({ reviewerType }) => reviewerType !== 'self');
        const average = others.reduce((sum, group) => sum + group.average, 0) / others.length;
        if (others.length === 0) expect(overallScore).toBeNull();
        else expect(overallScore).toBeCloseTo(average, 1);
      }),
    );
  });
});

test('comments stand in an order of their own in each field, not in the order they were written in', () => {
  const texts = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
  const answers = texts.map((text): Answer360 => ({
    reviewerType: 'peer',
    scores: Object.fromEntries(COMPETENCIES.map((name) => [name, 3])) as Answer360['scores'],
    comments: { communication: text, leadership: text, teamwork: text },
    remarks: { strengthsHighlight: text },
  }));
  const [group] = resultsOf(REVIEW, answers, ASKED).groups;
  const { communication, leadership, teamwork } = group?.comments ?? {};
  expect([...(communication ?? [])].sort()).toEqual([...texts].sort());
  const orders = new Set(
    [communication, leadership, teamwork, group?.remarks.strengthsHighlight].map(String),
  );
  expect(orders.size).toBeGreaterThan(1);
  expect(communication).not.toEqual(texts);
});
