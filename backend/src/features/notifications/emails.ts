import {
  emailsDue,
  emailsDueOf,
  hoursOfEmailsDue,
  type EmailDue,
  type EmailWaiting,
  type HoursOfPerson,
} from '@annals/projections/features/notifications/emails';
import {
  heldUntil,
  LONGEST_HOLD_MS,
  USUAL_QUIET_HOURS,
} from '@annals/contracts/features/notifications/quiet-hours';
import { notificationId } from '@annals/projections/engine/notices';
import { notices } from '@annals/projections/features';
import { v7 } from 'uuid';
import { z } from 'zod';
import { untilShown } from '../../platform/queue/not-yet';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import { allOf, eachRow, partsOf, settleAll } from '../../platform/commands/settle-all';
import { becauseOf, presentCause } from '../../platform/kernel/cause';
import { inLanguage } from '../../platform/language/spoken';
import { MailNotDelivered } from '../../platform/mail/mail';
import type { Services } from '../../platform/services/services';
import { UserAuth } from '../../platform/sessions/user-auth';
import { EmailTaken, notificationEmail } from './email-decider';
import { emailOf } from './email-text';

const SEND_ALL = 'send-notification-emails';
const SEND = 'send-notification-email';
const SWEEP = 'sweep-notification-emails';
/** How often e-mails that are due are looked for in the read model, whatever the queue knows. */
const SWEEP_EVERY_MS = 5 * 60_000;
/** An e-mail that could not be sent for so long, quiet hours not counted, comes too late to be of use. */
const NEWS_MS = 24 * 3_600_000;

/** Of more than so many that wait, nobody needs to know the number. */
const MOST_COUNTED = 1_000;

/** Ids alone: neither an address nor a word of the mail is ever in the queue. */
const job = z.object({ notificationId: z.string(), position: z.string() });
const jobOfAll = z.object({ notices: z.array(job.extend({ eventId: z.string() })) });
/** A notification, and the event that tells of it; undefined: not known any more. */
type Told = z.infer<typeof job> & { readonly eventId: string | undefined };
/** E-mails of one job, and how many of them are handed over at once: a mail server has others to serve too. */
const MOST_IN_A_JOB = 100;
const AT_ONCE = 8;

/** A person who is told of something gets an e-mail too, if they want one. */
export function notificationEmailsPolicy(queue: JobQueue): Policy {
  return {
    name: 'notification-emails',
    reactToAll: async (events) => {
      const told = events.flatMap((event) =>
        notices.of(event).map((notice) => ({
          notificationId: notificationId(event, notice),
          position: String(event.position),
          eventId: event.id,
        })),
      );
      for (const part of partsOf(told, MOST_IN_A_JOB)) {
        const ids = part.map(({ notificationId: id }) => id);
        await queue.add(SEND_ALL, `${SEND_ALL}-${derivedId(...ids)}`, { notices: part });
      }
    },
  };
}

/** What the jobs do: send e-mails, and send those that are due but whose job was lost, or failed for too long. */
export function notificationEmailJobs(services: Services, queue: Pick<JobQueue, 'add'>): JobHandlers {
  const { readModels, feed, mail, clock, logger } = services;
  const shown = (position: bigint) => untilShown(feed, ['notifications', 'inboxes', 'people'], position);
  const send = async (told: readonly Told[]) => {
    const due = await emailsToSend(
      services,
      told.map(({ notificationId: id }) => id),
    );
    await allOf(told, async ({ notificationId: id, position, eventId }) => {
      const email = due.get(id);
      if (!email) return;
      const until = await becauseOf(eventId, () => sendEmail(services, email));
      // What quiet hours hold back gets a job for their end; when they change meanwhile, that one looks again.
      if (until !== null)
        await queue.add(
          SEND,
          `${SEND}-${derivedId(id)}-${String(until)}`,
          { notificationId: id, position },
          until - clock().getTime(),
        );
    });
  };
  return {
    [SEND_ALL]: async (data) => {
      const all = jobOfAll.parse(data).notices;
      await shown(
        all.reduce((last, { position }) => (BigInt(position) > last ? BigInt(position) : last), 0n),
      );
      // Tried again, it finds those that were sent, and leaves them.
      await settleAll(partsOf(all, AT_ONCE), send);
    },
    [SEND]: async (data) => {
      const one = job.parse(data);
      await shown(BigInt(one.position));
      await send([{ ...one, eventId: presentCause()?.eventId }]);
    },
    [SWEEP]: async () => {
      // Without a server that takes mails there is no use in trying each of them.
      await mail.ready();
      const now = clock().getTime();
      const due = await dueNow(services, now);
      if (due.hours.length === 0) return;
      await eachRow<EmailWaiting>(
        (after, limit) => emailsDue(readModels, { ...due, after, limit }),
        async (waiting) => {
          if (!isNews(services, waiting, now)) return;
          const due = (await emailsToSend(services, [waiting.id])).get(waiting.id);
          if (!due) return;
          await sendEmail(services, due).catch((error: unknown) =>
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

type NeededToCount = Pick<Services, 'readModels' | 'timeZone' | 'clock' | 'pool'>;

/** Of which time and whose e-mails are due now. At night and on weekends nearly all of them are held back. */
async function dueNow(services: NeededToCount, now: number) {
  const since = new Date(now - NEWS_MS - LONGEST_HOLD_MS).toISOString();
  const hours = await hoursOfEmailsDue(services.readModels, since);
  return { since, hours: hours.filter((one) => holdOf(services, one, now) === null) };
}

/**
 * The e-mails that could go out now and have not yet: how many, and for how many seconds the oldest of them has waited.
 * @param most no more are counted, nor read at once
 */
export async function emailsWaiting(
  services: NeededToCount,
  most = MOST_COUNTED,
): Promise<{ count: number; seconds: number }> {
  const now = services.clock().getTime();
  const due = await dueNow(services, now);
  if (due.hours.length === 0) return { count: 0, seconds: 0 };
  const waiting: EmailWaiting[] = [];
  const userAuth = new UserAuth(services.pool);
  for (let after: EmailWaiting | undefined; ;) {
    const page = await emailsDue(services.readModels, { ...due, after, limit: most });
    // None goes to who cannot sign in: thousands may have been invited who never came.
    const open = await userAuth.openOf(page.map(({ personId }) => personId));
    waiting.push(...page.filter((email) => open.has(email.personId) && isNews(services, email, now)));
    after = page.at(-1);
    if (page.length < most || waiting.length >= most) break;
  }
  const waited = waiting.map((email) => {
    const created = Date.parse(email.createdAt);
    return (now - (holdOf(services, email, created) ?? created)) / 1_000;
  });
  return { count: Math.min(waiting.length, most), seconds: Math.max(0, ...waited) };
}

/** Until when quiet hours hold an e-mail that would go out at a moment; null when they do not. */
function holdOf({ timeZone }: Pick<Services, 'timeZone'>, email: HoursOfPerson, moment: number) {
  return heldUntil(moment, email.timeZone ?? timeZone, email.quietHours ?? USUAL_QUIET_HOURS);
}

/** Whether an e-mail is not too old: what was held back is as new as the end of its quiet hours. */
function isNews(services: Pick<Services, 'timeZone'>, waiting: EmailWaiting, now: number): boolean {
  const created = Date.parse(waiting.createdAt);
  return now - (holdOf(services, waiting, created) ?? created) < NEWS_MS;
}

/** The e-mails of notifications that were not sent, are wanted, and go to people who can sign in; by notification. */
async function emailsToSend(
  { readModels, userAuth }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EmailDue>> {
  const due = await emailsDueOf(readModels, ids);
  const open = await userAuth.openOf(due.map(({ personId }) => personId));
  return new Map(due.filter(({ personId }) => open.has(personId)).map((email) => [email.id, email]));
}

/**
 * Sends an e-mail unless it is being sent.
 * @returns until when quiet hours hold it back, in milliseconds; null when nothing is left to do
 * @throws MailNotDelivered when the server did not take it and it is worth trying again
 */
async function sendEmail(services: Services, due: EmailDue): Promise<number | null> {
  const { mail, dispatch, clock } = services;
  const { id } = due;
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
    const text = inLanguage(due.language ?? 'en', () => emailOf(due, whereAndWhen(services, due)));
    await mail.send(text, derivedId('notification-email', id));
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
