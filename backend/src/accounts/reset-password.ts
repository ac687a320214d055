import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SelfServiceEvent } from '@annals/contracts/accounts/self-service-events';
import { personId } from '@annals/contracts/kernel/ids';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Policy } from '../jobs/policy';
import type { JobHandlers, JobQueue } from '../jobs/queue';
import type { Services } from '../services';
import { ResetLinkSpent } from './errors';
import { hashPassword } from './passwords';
import { selfService } from './self-service';

const SEND = 'send-password-reset';
export const RESET_MINUTES = 60;
/** Every request takes this long at least, so that its length does not tell whether there is an account. */
const ANSWER_AFTER_MS = 400;

const job = z.object({ personId, requestedAt: z.iso.datetime() });

/** Only a hash is kept: whoever reads the table cannot open an account with it. */
function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Notes that somebody asked for a link; for an address without an open account nothing happens, and nobody can tell.
 * The link itself is made by the job that sends it, so that it stands in the mail and nowhere else.
 */
export async function requestReset(services: Services, typed: string, from: string): Promise<void> {
  const email = typed.toLowerCase();
  const { limits, userAuth, dispatch } = services;
  await limits.takeReset(from);
  await Promise.all([request(), setTimeout(ANSWER_AFTER_MS)]);

  async function request(): Promise<void> {
    const found = await userAuth.findByEmail(email);
    if (!found?.isActive || !(await limits.mayMailReset(email))) return;
    await dispatch(
      selfService,
      found.userId,
      { type: 'RequestPasswordReset', personId: found.userId },
      // Asked by somebody unknown, who may be its owner.
      { actor: { id: 'system:sign-in', role: 'system' }, commandId: v7() },
    );
  }
}

/** Whoever asked for a link gets it by e-mail. */
export function passwordResetPolicy(queue: JobQueue): Policy {
  return {
    name: 'password-reset-mails',
    react: async (event) => {
      if (event.type !== 'PasswordResetRequested') return;
      const { data, metadata, id } = event as Extract<SelfServiceEvent, { type: 'PasswordResetRequested' }>;
      await queue.add(SEND, `${SEND}-${id}`, { personId: data.personId, requestedAt: metadata.occurredAt });
    },
  };
}

/**
 * Makes a link and sends it. Doing it twice sends a second link, which makes the first worthless: harmless, and better than none. A
 * request that was lost with the queue is made again by whoever waits for the mail.
 */
export function passwordResetJobs({ userAuth, mail, clock, publicUrl }: Services): JobHandlers {
  return {
    [SEND]: async (data) => {
      const { personId: id, requestedAt } = job.parse(data);
      if (clock().getTime() - Date.parse(requestedAt) > RESET_MINUTES * 60_000) return;
      const found = await userAuth.findByPerson(id);
      if (!found?.isActive) return;
      await mail.ready();
      const token = randomBytes(32).toString('base64url');
      await userAuth.noteReset(id, hashed(token), new Date(clock().getTime() + RESET_MINUTES * 60_000));
      await mail.send({
        to: found.email,
        subject: 'Set a new password for Annals',
        text: [
          'Hello,',
          '',
          'somebody, hopefully you, asked to set a new password for your Annals account.',
          'Set it here, within one hour and once:',
          '',
          `${publicUrl}/reset-password?token=${token}`,
          '',
          'If it was not you, there is nothing to do: your password stays as it is.',
          '',
        ].join('\n'),
      });
    },
  };
}

/**
 * Sets a new password with the token of a link, which is spent with it, and ends all sessions of the account.
 * @throws ResetLinkSpent
 */
export async function resetPassword(
  { userAuth, sessionStore, limits, dispatch }: Services,
  { token, newPassword }: { token: string; newPassword: string },
  from: string,
): Promise<void> {
  await limits.takeReset(from);
  const tokenHash = hashed(token);
  // Hashing a password is costly by design: not for a token that nobody was sent.
  if (!(await userAuth.hasReset(tokenHash))) throw new ResetLinkSpent();
  const done = await userAuth.spendReset(tokenHash, await hashPassword(newPassword));
  if (!done) throw new ResetLinkSpent();
  const { userId, email, role } = done;
  await limits.forgive(email);
  const sessionsEnded = await sessionStore.endAllOf(userId);
  await dispatch(
    selfService,
    userId,
    { type: 'RecordPasswordChange', personId: userId, by: 'link', sessionsEnded },
    { actor: { id: userId, role }, commandId: v7() },
  );
}
