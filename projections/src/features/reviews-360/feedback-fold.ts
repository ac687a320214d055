import { isErased, readable } from '@annals/contracts/kernel/erased';
import {
  COMPETENCIES,
  REMARKS,
  type Competency,
  type Remark,
} from '@annals/contracts/features/reviews-360/constants';
import type { Review360Event } from '@annals/contracts/features/reviews-360/events';
import { feedback360Row, type Feedback360Row } from '@annals/contracts/features/reviews-360/views';
import { projection } from '../../engine/projection';

type Words = Pick<Feedback360Row, `${Competency}Score` | `${Competency}Comments` | Remark>;
const NOTHING: Words = {
  ...named(COMPETENCIES, 'Score', null),
  ...named(COMPETENCIES, 'Comments', null),
  ...named(REMARKS, '', null),
};

/** Everyone's part in a 360-degree review: the specification's `review_360_feedback`. A row is its reviewer's. */
export const feedback360 = projection<Feedback360Row, Review360Event>({
  name: 'review_360_feedback',
  version: 1,
  row: feedback360Row,
  indexes: {
    ofReviewer: ['reviewerId', 'state'],
    ofReview: ['review360Id', 'reviewerType'],
  },
  tags: ['Reviews360'],
  onlyThoseConcerned: true,
  concerns: (row) => [row.reviewerId],
  key: (event) => ('feedbackId' in event.data ? event.data.feedbackId : []),
  evolve: {
    FeedbackRequested: (_, { data, metadata }) => ({
      id: data.feedbackId,
      review360Id: data.review360Id,
      reviewerId: data.reviewerId,
      reviewerType: data.reviewerType,
      ...NOTHING,
      isCompleted: false,
      submittedAt: null,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
      state: 'requested',
    }),
    FeedbackSubmitted: (row, { data, metadata }) =>
      row && {
        ...row,
        ...wordsOf(data),
        isCompleted: true,
        submittedAt: metadata.occurredAt,
        updatedAt: metadata.occurredAt,
        state: 'submitted',
      },
    FeedbackDeclined: (row, { metadata }) =>
      row && { ...row, updatedAt: metadata.occurredAt, state: 'declined' },
    FeedbackRequestWithdrawn: (row, { metadata }) =>
      row && { ...row, updatedAt: metadata.occurredAt, state: 'withdrawn' },
  },
});

function wordsOf({
  scores,
  comments,
  remarks,
}: Extract<Review360Event, { type: 'FeedbackSubmitted' }>['data']): Words {
  const text = (value: string | undefined) => (value === undefined ? null : readable(value));
  return {
    ...NOTHING,
    ...(isErased(scores) ? {} : each(COMPETENCIES, 'Score', (name) => scores[name])),
    ...(isErased(comments) ? {} : each(COMPETENCIES, 'Comments', (name) => text(comments[name]))),
    ...(isErased(remarks) ? {} : each(REMARKS, '', (name) => text(remarks[name]))),
  };
}

/** A field for each name with the same value. */
function named<Name extends string, Suffix extends string, Value>(
  names: readonly Name[],
  suffix: Suffix,
  value: Value,
): Record<`${Name}${Suffix}`, Value> {
  return each(names, suffix, () => value);
}

/** A field for each name, with a value of its own. */
function each<Name extends string, Suffix extends string, Value>(
  names: readonly Name[],
  suffix: Suffix,
  valueOf: (name: Name) => Value,
): Record<`${Name}${Suffix}`, Value> {
  return Object.fromEntries(names.map((name) => [`${name}${suffix}`, valueOf(name)])) as Record<
    `${Name}${Suffix}`,
    Value
  >;
}
