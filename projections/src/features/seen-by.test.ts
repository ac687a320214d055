import {
  cohortFacts,
  cohortParticipantFacts,
  cohortParticipantView,
} from '@annals/contracts/features/cohorts/views';
import { meetingFacts } from '@annals/contracts/features/meetings/views';
import { performanceReviewFacts } from '@annals/contracts/features/performance-reviews/views';
import { skipLevelFacts } from '@annals/contracts/features/skip-level/views';
import { personId } from '@annals/contracts/kernel/ids';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cohortSeenBy, namedRow as namedCohort, participantSeen } from './cohorts/queries';
import { namedMeeting } from './meetings/names';
import { meetingSeenBy } from './meetings/queries';
import { namedRow as namedReview, reviewSeenBy } from './performance-reviews/queries';
import { namedRow as namedSkipLevel, skipLevelSeenBy } from './skip-level/queries';

const PARTY = '018f0000-0000-7000-8000-000000000001';
const outsider = { id: personId.parse('018f0000-0000-7000-8000-000000000002'), role: 'employee' } as const;
const NOW = '2026-05-04T09:00:00.000Z';
/** A field that has come to a row and that nothing names. */
const planted = { newField: 'words of newField' };

/** A value of a schema whose texts say of which field of the row they are. */
function valueOf(schema: z.core.$ZodType, field: string): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return valueOf(schema.unwrap(), field);
  if (schema instanceof z.ZodUUID) return PARTY;
  if (schema instanceof z.ZodISODateTime) return NOW;
  if (schema instanceof z.ZodISODate) return NOW.slice(0, 10);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return schema.maxValue === null ? 3 : Math.min(3, schema.maxValue);
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodArray) return [valueOf(schema.element, field)];
  if (schema instanceof z.ZodRecord) return { [PARTY]: valueOf(schema.valueType, field) };
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape).map(([name, inner]) => [name, valueOf(inner, field)]),
    );
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  // Some texts are addresses of screens.
  return `/words of ${field}`;
}

function sampleOf<Row extends z.ZodObject>(schema: Row): z.output<Row> & typeof planted {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, inner]) => [
    name,
    valueOf(inner, name),
  ]);
  return { ...schema.parse(Object.fromEntries(fields)), ...planted };
}

const review = sampleOf(namedReview);
const cases: readonly (readonly [string, z.ZodObject, z.ZodObject, unknown])[] = [
  ['a 1:1', namedMeeting, meetingFacts, meetingSeenBy(sampleOf(namedMeeting), outsider.id)],
  [
    'a skip-level meeting',
    namedSkipLevel,
    skipLevelFacts,
    skipLevelSeenBy(sampleOf(namedSkipLevel), outsider.id, NOW, true),
  ],
  [
    'a review of oneself',
    namedReview,
    performanceReviewFacts,
    reviewSeenBy({ ...review, status: 'draft' }, review.employeeId),
  ],
  [
    'a cohort',
    namedCohort,
    cohortFacts.extend({ facilitatorName: z.string() }),
    cohortSeenBy(sampleOf(namedCohort), outsider),
  ],
  [
    'a fellow participant',
    cohortParticipantView,
    cohortParticipantFacts,
    participantSeen({ ...sampleOf(cohortParticipantView), isShared: false }),
  ],
];

test.each(cases)(
  'of %s, somebody who is no party to it gets the facts and nothing else',
  (_, row, facts, seen) => {
    const told = JSON.stringify(seen);
    const hidden = [...Object.keys(row.shape).filter((field) => !(field in facts.shape)), 'newField'];
    expect(hidden.filter((field) => told.includes(`words of ${field}`))).toEqual([]);
    expect(Object.keys(facts.shape).filter((field) => !told.includes(`"${field}"`))).toEqual([]);
  },
);
