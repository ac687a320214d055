import { TimeOffPolicySet } from '@annals/contracts/features/time-off/policy-events';
import { personId } from '@annals/contracts/kernel/ids';
import { test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { given } from '../../platform/commands/given';
import { PolicyOfThePast, PolicyTooFarAhead } from './errors';
import { timeOffPolicyOfYear } from './policy-decider';

const admin: Actor = { id: personId.parse('018f0000-0000-7000-8000-00000000000d'), role: 'admin' };
const policy = {
  fromYear: 2027,
  vacation: 20,
  sick: 5,
  personal: 3,
  carryOver: 7.5,
  carryOverUntil: '06-30',
  proration: 'months' as const,
  accrual: 'at-once' as const,
};
const set = (change: object = {}) => ({
  type: 'SetTimeOffPolicy' as const,
  policy: { ...policy, ...change },
});

test('an administrator sets what everybody gets from this year or the next on', () => {
  given(timeOffPolicyOfYear).when(set(), admin).then(TimeOffPolicySet.of(policy));
  given(timeOffPolicyOfYear)
    .when(set({ fromYear: 2026 }), admin)
    .then(TimeOffPolicySet.of({ ...policy, fromYear: 2026 }));
});
test('what it already is changes nothing; another figure does', () => {
  given(timeOffPolicyOfYear, TimeOffPolicySet.of(policy)).when(set(), admin).thenNothing();
  given(timeOffPolicyOfYear, TimeOffPolicySet.of(policy))
    .when(set({ sick: 6 }), admin)
    .then(TimeOffPolicySet.of({ ...policy, sick: 6 }));
  given(timeOffPolicyOfYear, TimeOffPolicySet.of(policy))
    .when(set({ accrual: 'monthly' }), admin)
    .then(TimeOffPolicySet.of({ ...policy, accrual: 'monthly' }));
});
test('of a year that is over, or beyond the next one: refused', () => {
  given(timeOffPolicyOfYear)
    .when(set({ fromYear: 2025 }), admin)
    .refused(PolicyOfThePast);
  given(timeOffPolicyOfYear)
    .when(set({ fromYear: 2028 }), admin)
    .refused(PolicyTooFarAhead);
});
