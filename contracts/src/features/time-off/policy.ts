import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { ACCRUALS, CARRY_OVER, PRORATIONS, YEARLY_ALLOWANCE, type TimeOffType } from './constants';
import { msg } from '../../kernel/text';

/** Whole or half days of a year. */
const days = z
  .number()
  .min(0, msg('Days cannot be negative'))
  .max(260, msg('A year has no more than 260 working days'))
  .multipleOf(0.5, msg('Whole or half days'));
const enteredDays = enteredNumber(days, msg('Enter a number of days'));

/** What everybody gets, from a year on until a later year has a policy of its own. */
export const timeOffPolicy = z.object({
  fromYear: z.number().int(),
  vacation: days,
  sick: days,
  personal: days,
  /** How many unused vacation days come along from the year before, at most. */
  carryOver: days,
  /** The last day (`MM-DD`) on which these can be taken. */
  carryOverUntil: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, msg('A day is written as 03-31')),
  /** In the year somebody joins or leaves. */
  proration: z.enum(PRORATIONS, msg('Please choose what a part of a year gives')),
  accrual: z.enum(ACCRUALS, msg('Please choose when the days are given')),
});
export type TimeOffPolicy = z.output<typeof timeOffPolicy>;

/** The body of `POST /api/time-off/policies`. */
export const setTimeOffPolicy = timeOffPolicy
  .extend({
    fromYear: enteredNumber(z.int()),
    vacation: enteredDays,
    sick: enteredDays,
    personal: enteredDays,
    carryOver: enteredDays,
    proration: timeOffPolicy.shape.proration.default('months'),
    accrual: timeOffPolicy.shape.accrual.default('at-once'),
    reason: z
      .string()
      .trim()
      .min(1, msg('Say why, for those who read the history'))
      .max(500, msg('Please stay below 500 characters')),
  })
  .strict();

/** What holds as long as nobody has set anything else. */
export const DEFAULT_POLICY: Omit<TimeOffPolicy, 'fromYear'> = {
  vacation: YEARLY_ALLOWANCE.vacation,
  sick: YEARLY_ALLOWANCE.sick,
  personal: YEARLY_ALLOWANCE.personal,
  carryOver: CARRY_OVER.most,
  carryOverUntil: CARRY_OVER.lapsesAfter,
  proration: 'months',
  accrual: 'at-once',
};

/** The policy of a year: the latest one that was set from that year on or an earlier one. */
export function policyOf(policies: readonly TimeOffPolicy[], year: number): Omit<TimeOffPolicy, 'fromYear'> {
  const earlier = policies.filter(({ fromYear }) => fromYear <= year);
  return (
    earlier.reduce<TimeOffPolicy | undefined>(
      (latest, one) => (latest === undefined || one.fromYear > latest.fromYear ? one : latest),
      undefined,
    ) ?? DEFAULT_POLICY
  );
}

/** Working days of a type in a year. Null: not counted against any balance. */
export function allowanceOf(
  policies: readonly TimeOffPolicy[],
  type: TimeOffType,
  year: number,
): number | null {
  return type === 'family' ? null : policyOf(policies, year)[type];
}
