import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { role } from '../../kernel/roles';

const category = 'signInPolicy';

export const SecondFactorsRequired = event('SecondFactorsRequired', 1, {
  category,
  description:
    'An administrator decided which roles have to have a second factor, and after how many days they can do nothing else without one.',
  data: { roles: z.array(role), graceDays: z.int().nonnegative() },
});

export const SessionLimitsSet = event('SessionLimitsSet', 1, {
  category,
  description:
    'An administrator decided after how long without a request, and after how many days, a session ends.',
  data: { idleMinutes: z.int().positive(), longestDays: z.int().positive() },
});

export const PasswordSignInSet = event('PasswordSignInSet', 1, {
  category,
  description:
    'An administrator, or the operator, switched signing in with a password off or on. Accounts for emergencies have their own.',
  data: { isOn: z.boolean() },
});

export const signInPolicyEvents = [SecondFactorsRequired, SessionLimitsSet, PasswordSignInSet] as const;
export type SignInPolicyEvent = EventOf<(typeof signInPolicyEvents)[number]>;
export type NewSignInPolicyEvent = NewEventOf<(typeof signInPolicyEvents)[number]>;
