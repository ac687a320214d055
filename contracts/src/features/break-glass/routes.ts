import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { statedReason } from '../../kernel/reason';
import { role } from '../../kernel/roles';
import { command, commandAnswer, query } from '../../kernel/route';
import { msg } from '../../kernel/text';
import { HALF_LENGTH, HALVES } from './constants';
import { breakGlassAlarm, breakGlassDeed, breakGlassView } from './views';

const may = 'break-glass:administer';
const changes = ['BreakGlass'] as const;
const reads = ['break_glass_accounts', 'people'] as const;
const ofAccount = z.strictObject({ personId });

const half = z
  .string(msg('Please enter what is in the envelope'))
  .max(60, msg('Please enter the half as it is in the envelope'))
  .transform(asHalf)
  .refine((typed) => typed.length === HALF_LENGTH, msg('Please enter the half as it is in the envelope'));

/** What was typed, as it was made: letters that look like digits are read as those, and how it is grouped does not matter. */
export function asHalf(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The form for emergencies, and the body of its route. */
export const openBreakGlass = z.strictObject({
  first: half,
  second: half,
  /** Of whom opens it: their own account. */
  email: z
    .email(msg('Please enter a valid email address'))
    .max(254, msg('Please enter a valid email address')),
  reason: statedReason,
  isDrill: z.boolean(),
});

export const requestSealing = z.strictObject({ personId, reason: statedReason });
export const stateReason = z.strictObject({ reason: statedReason });
export const reviewBreakGlass = z.strictObject({
  words: z
    .string(msg('Please write what happened'))
    .trim()
    .min(1, msg('Please write what happened'))
    .max(4000, msg('Please stay below 4,000 characters')),
});

export const breakGlassRoutes = {
  list: query('GET /api/break-glass/accounts', {
    summary: 'The accounts that are kept for emergencies, and those that are asked for',
    may,
    answer: z.array(breakGlassView),
    tags: changes,
    reads,
  }),
  alarms: query('GET /api/break-glass/alarms', {
    summary: 'Accounts for emergencies that were opened and are not reviewed yet',
    may,
    answer: z.array(breakGlassAlarm),
    tags: changes,
    reads,
  }),
  deeds: query('GET /api/break-glass/accounts/:personId/deeds', {
    summary: 'What was done with an account for emergencies since it was opened, newest first; at most 200',
    may,
    params: ofAccount,
    answer: z.array(breakGlassDeed),
    tags: changes,
    reads: ['break_glass_accounts', 'event_index', 'people'],
  }),
  request: command('POST /api/break-glass/requests', {
    summary:
      'Ask for a new password of an account for emergencies, or that an account becomes one; a second administrator agrees to it',
    may,
    stepUp: true,
    body: requestSealing,
    changes,
  }),
  approve: command('POST /api/break-glass/accounts/:personId/approval', {
    summary: 'Agree to what another, independent administrator asked for; each of the two then takes a half',
    may,
    stepUp: true,
    params: ofAccount,
    changes: ['BreakGlass', 'People'],
  }),
  decline: command('POST /api/break-glass/accounts/:personId/refusal', {
    summary: 'Decline what another administrator asked for, or withdraw one’s own request',
    may,
    params: ofAccount,
    body: stateReason,
    changes,
  }),
  takeHalf: command('POST /api/break-glass/accounts/:personId/halves', {
    summary: 'The caller’s half of a new password; it is answered this once',
    may,
    stepUp: true,
    params: ofAccount,
    answer: commandAnswer.extend({ half: z.enum(HALVES), secret: z.string(), isSealed: z.boolean() }),
    changes,
  }),
  close: command('POST /api/break-glass/accounts/:personId/closing', {
    summary: 'End the sessions of an account for emergencies; its password opens nothing any more',
    may,
    params: ofAccount,
    changes,
  }),
  review: command('POST /api/break-glass/accounts/:personId/reviews', {
    summary: 'Write what happened with an account for emergencies, as an administrator who did not open it',
    may,
    params: ofAccount,
    body: reviewBreakGlass,
    changes,
  }),
  retire: command('POST /api/break-glass/accounts/:personId/retirement', {
    summary: 'End that an account is kept for emergencies',
    may,
    stepUp: true,
    params: ofAccount,
    body: stateReason,
    changes,
  }),
  open: command('POST /api/auth/break-glass', {
    summary:
      'Sign in with both halves of the password of an account for emergencies; every administrator is told',
    may: 'public',
    body: openBreakGlass,
    holdsSecret: true,
    answer: z.object({ role }),
    changes: ['Session'],
  }),
};
