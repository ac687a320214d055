import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { t } from '@annals/contracts/kernel/text';
import { languageOf } from '@annals/projections/features/people/queries';
import type { SelfServiceEvent } from '@annals/contracts/features/accounts/self-service-events';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { resetRequestsSince } from '@annals/projections/features/accounts/reset-requests';
import { v7 } from 'uuid';
import { z } from 'zod';
import { inLanguage } from '../../platform/language/spoken';
import { recordEndedFeeds } from '../calendar-feeds/record-ended';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';
import { ResetLinkSpent } from './errors';
import { refuseGuessable } from './password-strength';
import { hashPassword } from './passwords';
import { selfService } from './self-service-decider';

const SEND = 'send-password-reset';
const SWEEP = 'sweep-password-resets';
const SWEEP_EVERY_MS = 5 * 60_000;
export const RESET_MINUTES = 60;
const RESET_MS = RESET_MINUTES * 60_000;
/** Every request takes this long at least, so that its length does not tell whether there is an account. */
const ANSWER_AFTER_MS = 400;

const job = z.object({ personId, requestedAt: z.iso.datetime() });

/** Only a hash is kept: somebody who reads the table cannot open an account with it. */
function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Notes that somebody asked for a link; for an address without an open account nothing happens, and nobody can tell.
 * The link itself is made by the job that sends it, so that it is in the mail and nowhere else.
 */
export async function requestReset(services: Services, typed: string, from: string): Promise<void> {
  const email = typed.toLowerCase();
  const { limits, userAuth, dispatch } = services;
  await limits.takeReset(from);
  await Promise.all([request(), setTimeout(ANSWER_AFTER_MS)]);

  async function request(): Promise<void> {
    const found = await userAuth.findByEmail(email);
    if (!found?.isActive || found.isBreakGlass || !(await limits.mayMailReset(email))) return;
    await dispatch(
      selfService,
      found.userId,
      { type: 'RequestPasswordReset', personId: found.userId },
      // Asked by somebody unknown, who may be its owner.
      { actor: { id: 'system:sign-in', role: 'system' }, commandId: v7() },
    );
  }
}

/** A person who asked for a link gets it by e-mail. */
export function passwordResetPolicy(queue: JobQueue): Policy {
  return {
    name: 'password-reset-mails',
    react: async (event) => {
      if (event.type !== 'PasswordResetRequested') return;
      const { data, metadata, id } = event as Extract<SelfServiceEvent, { type: 'PasswordResetRequested' }>;
      await queueLink(queue, { id, personId: data.personId, requestedAt: metadata.occurredAt });
    },
  };
}

/** Once for a request, for as long as the queue knows of it. */
function queueLink(queue: JobQueue, { id, ...data }: { id: string } & z.input<typeof job>): Promise<void> {
  return queue.add(SEND, `${SEND}-${id}`, data);
}

/**
 * Makes a link and sends it. Doing it twice sends a second link, which makes the first worthless: harmless, and better than none. Requests
 * that were lost with the queue, before anything was sent, are found by the sweep.
 */
export function passwordResetJobs(
  { userAuth, mail, clock, publicUrl, readModels }: Services,
  queue: JobQueue,
): JobHandlers {
  return {
    [SWEEP]: async () => {
      for (const request of await resetRequestsSince(readModels, new Date(clock().getTime() - RESET_MS)))
        if (await userAuth.awaitsLink(request.personId, new Date(request.requestedAt), RESET_MINUTES))
          await queueLink(queue, request);
    },
    [SEND]: async (data) => {
      const { personId: id, requestedAt } = job.parse(data);
      if (clock().getTime() - Date.parse(requestedAt) > RESET_MS) return;
      const found = await userAuth.findByPerson(id);
      if (!found?.isActive || found.isBreakGlass) return;
      await mail.ready();
      const token = randomBytes(32).toString('base64url');
      await userAuth.noteReset(id, hashed(token), new Date(clock().getTime() + RESET_MS));
      const text = () => ({
        to: found.email,
        subject: t('Set a new password for Annals'),
        text: [
          t('Hello,'),
          '',
          t('somebody, hopefully you, asked to set a new password for your Annals account.'),
          t('Set it here, within one hour and once:'),
          '',
          `${publicUrl}/reset-password?token=${token}`,
          '',
          t('If it was not you, there is nothing to do: your password stays as it is.'),
          '',
        ].join('\n'),
      });
      await mail.send(inLanguage((await languageOf(readModels, id)) ?? 'en', text));
    },
  };
}

/** Keeps looking for requests whose link was not sent. */
export function sweepPasswordResets(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}

/**
 * Sets a new password with the token of a link, which is spent with it, and ends all sessions and calendar feeds of the account.
 * @returns whose account it is, and how many calendar feeds ended
 * @throws ResetLinkSpent, GuessablePassword
 */
export async function resetPassword(
  { userAuth, sessionStore, knownDevices, limits, dispatch }: Services,
  { token, newPassword }: { token: string; newPassword: string },
  from: string,
): Promise<{ personId: PersonId; feedsEnded: number }> {
  await limits.takeReset(from);
  const tokenHash = hashed(token);
  // Hashing a password is costly by design: not for a token that nobody was sent.
  const whose = await userAuth.hasReset(tokenHash);
  if (!whose) throw new ResetLinkSpent();
  await refuseGuessable(newPassword, whose.email, 'newPassword');
  const done = await userAuth.spendReset(tokenHash, await hashPassword(newPassword));
  if (!done) throw new ResetLinkSpent();
  const { userId, email, role, endedFeeds } = done;
  await limits.forgive(email);
  const sessionsEnded = await sessionStore.endAllOf(userId);
  await knownDevices.forget(userId);
  const origin = { actor: { id: userId, role }, commandId: v7() };
  await recordEndedFeeds(dispatch, endedFeeds, origin);
  await dispatch(
    selfService,
    userId,
    { type: 'RecordPasswordChange', personId: userId, by: 'link', sessionsEnded },
    origin,
  );
  return { personId: userId, feedsEnded: endedFeeds.length };
}
