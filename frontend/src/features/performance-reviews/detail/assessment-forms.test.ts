import { describe, expect, test } from 'vitest';
import { managerAssessmentForm, selfAssessmentForm } from './assessment-forms';

const messageOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;
const verdict = {
  overallRating: '4.25',
  managerFeedback: 'Calm.',
  areasForImprovement: 'Delegate\n\n  Ask earlier ',
};

describe('the manager’s assessment', () => {
  test('takes a rating as it is typed, and a line for each area', () =>
    expect(managerAssessmentForm.parse(verdict)).toEqual({
      overallRating: 4.25,
      managerFeedback: 'Calm.',
      areasForImprovement: ['Delegate', 'Ask earlier'],
    }));
  test('understands a decimal comma', () =>
    expect(managerAssessmentForm.parse({ ...verdict, overallRating: '3,5' }).overallRating).toBe(3.5));
  test.each([
    ['', 'Please give a rating from 1.00 to 5.00'],
    ['good', 'Please give a rating from 1.00 to 5.00'],
    ['0', 'The rating must be at least 1.00'],
    ['6', 'The rating cannot exceed 5.00'],
    ['3.333', 'The rating has at most two decimals'],
  ])('refuses %s', (overallRating, message) =>
    expect(messageOf(managerAssessmentForm.safeParse({ ...verdict, overallRating }))).toBe(message),
  );
});

test('a self assessment without words is none', () =>
  expect(messageOf(selfAssessmentForm.safeParse({ employeeSelfAssessment: '  ', achievements: '' }))).toBe(
    'Please write your self assessment',
  ));
