import {
  emailDue,
  emailsDue,
  hoursOfEmailsDue,
  type EmailDue,
  type EmailWaiting,
  type HoursOfPerson,
} from '@annals/projections/notifications/emails';
import { heldUntil, LONGEST_HOLD_MS, USUAL_QUIET_HOURS } from '@annals/contracts/notifications/quiet-hours';
import { noticesOf, notificationId } from '@annals/projections/notifications/sources';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Policy } from '../jobs/policy';
import type { JobHandlers, JobQueue } from '../jobs/queue';
import { derivedId } from '../kernel/derived-id';
import { eachRow } from '../kernel/each-of';
import { MailNotDelivered } from '../mail/mail';
import type { Services } from '../services';
import { EmailTaken, notificationEmail } from './email';
import { emailOf } from './email-text';

const SEND = 'send-notification-email';
const SWEEP = 'sweep-notification-emails';
/** How often e-mails that are due are looked for in the read model, whatever the queue knows. */
const SWEEP_EVERY_MS = 5 * 60_000;
/** An e-mail that could not be sent for so long, quiet hours not counted, comes too late to be of use. */
const NEWS_MS = 24 * 3_600_000;
/** How long a job waits for the read models to show what it is about; then it is tried again later. */
const LONGEST_WAIT_MS = 20_000;

/** Ids alone: neither an address nor a word of the mail is ever in the queue. */
const job = z.object({ notificationId: z.string(), position: z.string() });

/** Whoever is told of something gets an e-mail too, if they want one. */
export function notificationEmailsPolicy(queue: JobQueue): Policy {
  return {
    name: 'notification-emails',
    react: async (event) => {
      for (const notice of noticesOf(event)) {
        const id = notificationId(event, notice);
        await queue.add(SEND, `${SEND}-${derivedId(id)}`, {
          notificationId: id,
          position: String(event.position),
        });
      }
    },
  };
}

/** What the jobs do: send one e-mail, and send those that are due but whose job was lost, or failed for too long. */
export function notificationEmailJobs(services: Services, queue: Pick<JobQueue, 'add'>): JobHandlers {
  const { readModels, feed, mail, clock, logger } = services;
  return {
    [SEND]: async (data) => {
      const { notificationId: id, position } = job.parse(data);
      const shown = await feed.waitFor(
        ['notifications', 'inboxes', 'people'],
        BigInt(position),
        LONGEST_WAIT_MS,
      );
      if (!shown) throw new Error('The read models do not show this notification yet.');
      const until = await sendEmail(services, id);
      // What quiet hours hold back gets a job for their end; when they change meanwhile, that one looks again.
      if (until !== null)
        await queue.add(
          SEND,
          `${SEND}-${derivedId(id)}-${String(until)}`,
          { notificationId: id, position },
          until - clock().getTime(),
        );
    },
    [SWEEP]: async () => {
      // Without a server that takes mails there is no use in trying each of them.
      await mail.ready();
      const now = clock().getTime();
      const since = new Date(now - NEWS_MS - LONGEST_HOLD_MS).toISOString();
      // At night and on weekends nearly all of them are held back.
      const awake = (await hoursOfEmailsDue(readModels, since)).filter(
        (hours) => holdOf(services, hours, now) === null,
      );
      if (awake.length === 0) return;
      await eachRow<EmailWaiting>(
        (after, limit) => emailsDue(readModels, { since, after, limit, hours: awake }),
        async (waiting) => {
          if (!isNews(services, waiting, now)) return;
          await sendEmail(services, waiting.id).catch((error: unknown) =>
            logger.warn({ err: error, notification: waiting.id }, 'an e-mail could not be sent'),
          );
        },
      );
    },
  };
}

/** Keeps looking for e-mails that are due. */
export function sweepNotificationEmails(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}

/** Until when quiet hours hold an e-mail that would go out at a moment; null when they do not. */
function holdOf({ timeZone }: Services, email: HoursOfPerson, moment: number) {
  return heldUntil(moment, email.timeZone ?? timeZone, email.quietHours ?? USUAL_QUIET_HOURS);
}

/** Whether an e-mail is not too old: what was held back is as new as the end of its quiet hours. */
function isNews(services: Services, waiting: EmailWaiting, now: number): boolean {
  const created = Date.parse(waiting.createdAt);
  return now - (holdOf(services, waiting, created) ?? created) < NEWS_MS;
}

/**
 * Sends the e-mail of a notification unless it was sent, is being sent, is not wanted, or its person cannot sign in.
 * @returns until when quiet hours hold it back, in milliseconds; null when nothing is left to do
 * @throws MailNotDelivered when the server did not take it and it is worth trying again
 */
async function sendEmail(services: Services, id: string): Promise<number | null> {
  const { readModels, userAuth, mail, dispatch, clock } = services;
  const due = await emailDue(readModels, id);
  if (!due || (await userAuth.activeRoleOf(due.personId)) === undefined) return null;
  const until = holdOf(services, due, clock().getTime());
  if (until !== null) return until;
  await mail.ready();
  const { personId } = due;
  const record = (command: Parameters<typeof notificationEmail.decide>[0]) =>
    dispatch(notificationEmail, id, command, {
      actor: { id: 'system:mail', role: 'system' },
      // An id of its own for every try: two processes that start the same mail are two, and one of them is refused.
      commandId: v7(),
    });
  try {
    await record({ type: 'StartEmail', notificationId: id, personId });
  } catch (error) {
    if (error instanceof EmailTaken) return null;
    throw error;
  }
  try {
    await mail.send(emailOf(due, whereAndWhen(services, due)), derivedId('notification-email', id));
  } catch (error) {
    const { code, final } = error instanceof MailNotDelivered ? error : { code: 'unknown', final: false };
    await record({ type: 'RecordEmailFailed', notificationId: id, personId, code, final });
    if (final) return null;
    throw error;
  }
  await record({ type: 'RecordEmailSent', notificationId: id, personId });
  return null;
}

function whereAndWhen({ publicUrl, timeZone }: Services, due: EmailDue) {
  return { publicUrl, timeZone: due.timeZone ?? timeZone };
}
