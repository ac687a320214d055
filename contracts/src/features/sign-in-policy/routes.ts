import { z } from 'zod';
import { reason, statedReason } from '../../kernel/reason';
import { command, query } from '../../kernel/route';
import { role, ROLES } from '../../kernel/roles';
import { t } from '../../kernel/text';
import { LONGEST_IDLE_MINUTES, MOST_GRACE_DAYS, MOST_SESSION_DAYS, SHORTEST_IDLE_MINUTES } from './constants';

const between = (least: number, most: number) => {
  const error = () => t('Please enter a whole number from {least} to {most}', { least, most });
  return z.int({ error }).min(least, { error }).max(most, { error });
};

/** The form, and the body of the command: which roles, and the days of grace. */
export const requireSecondFactors = z.strictObject({
  roles: z.array(role).max(ROLES.length),
  graceDays: between(0, MOST_GRACE_DAYS),
  reason,
});

/** The form, and the body of the command. */
export const setSessionLimits = z.strictObject({
  idleMinutes: between(SHORTEST_IDLE_MINUTES, LONGEST_IDLE_MINUTES),
  longestDays: between(1, MOST_SESSION_DAYS),
  reason,
});

/** The form, and the body of the command. */
export const setPasswords = z.strictObject({ isOn: z.boolean(), reason: statedReason });

/** What the sign-in page shows. */
export const waysIn = z.object({
  passwords: z.boolean(),
  /** Whether there is an account for emergencies. */
  emergency: z.boolean(),
});
export type WaysIn = z.infer<typeof waysIn>;

/** How often, in a week, somebody failed again and again: each is the 5th, 50th, 500th failure in a row with one account. */
export const failedSignIns = z.object({
  /** The Monday it begins with, in UTC. */
  week: z.iso.date(),
  passwords: z.int(),
  codes: z.int(),
});
export type FailedSignIns = z.infer<typeof failedSignIns>;

/** How people sign in, and who of them has a second factor. */
export const signInPolicyView = z.object({
  roles: z.array(role),
  graceDays: z.int(),
  idleMinutes: z.int(),
  longestDays: z.int(),
  /** The longest that the operator allows, whatever is decided here. */
  mostDays: z.int(),
  passwordsOn: z.boolean(),
  /** Accounts for emergencies that are sealed and ready. */
  emergencyReady: z.int(),
  /** Of each role: people with an open account and a password, and how many of them have a factor. */
  people: z.array(z.object({ role, people: z.int(), withFactor: z.int() })),
});
export type SignInPolicyView = z.infer<typeof signInPolicyView>;

const may = 'sign-in-policy:set';
const changes = ['SignInPolicy'] as const;

export const signInPolicyRoutes = {
  one: query('GET /api/sign-in-policy', {
    summary: 'Which roles have to have a second factor, how long sessions last, and who has a factor',
    may,
    answer: signInPolicyView,
    tags: ['SignInPolicy', 'BreakGlass'],
  }),
  ways: query('GET /api/auth/ways', {
    summary: 'Whether people sign in with a password here, and whether there is an account for emergencies',
    may: 'public',
    answer: waysIn,
  }),
  failures: query('GET /api/sign-in-policy/failures', {
    summary: 'How often somebody failed to sign in again and again, by week; of nobody in particular',
    may,
    answer: z.array(failedSignIns),
    tags: ['SignInPolicy'],
    reads: ['event_counts'],
  }),
  setPasswords: command('POST /api/sign-in-policy/passwords', {
    summary:
      'Switch signing in with a password off or on; off takes a provider that works, an account for emergencies, and another way in for the caller',
    may,
    stepUp: true,
    body: setPasswords,
    changes,
  }),
  requireSecondFactors: command('POST /api/sign-in-policy/second-factors', {
    summary: 'Decide which roles have to have a second factor, and after how many days',
    may,
    stepUp: true,
    body: requireSecondFactors,
    changes,
  }),
  setSessionLimits: command('POST /api/sign-in-policy/sessions', {
    summary: 'Decide how long sessions last',
    may,
    stepUp: true,
    body: setSessionLimits,
    changes,
  }),
};
