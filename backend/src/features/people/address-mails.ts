import { t } from '@annals/contracts/kernel/text';
import { isErased, type Erased } from '@annals/contracts/kernel/erased';
import { personId } from '@annals/contracts/kernel/ids';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import { languageOf } from '@annals/projections/features/people/queries';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Mail } from '../../platform/mail/mail';
import { inLanguage } from '../../platform/language/spoken';
import type { Services } from '../../platform/services/services';

const SEND = 'send-address-mail';
const SIDES = ['old', 'new'] as const;
type Side = (typeof SIDES)[number];

/** No address in it: the queue is no place for one. */
const job = z.object({ personId, eventId: z.string(), side: z.enum(SIDES) });

/** A person whose address was corrected is told at the old and at the new one, each by a mail of its own. */
export function addressMailsPolicy(queue: JobQueue): Policy {
  return {
    name: 'address-mails',
    react: async (event) => {
      const { type, id, data } = event as PersonEvent;
      if (type !== 'AddressCorrected') return;
      for (const side of SIDES)
        await queue.add(SEND, `${SEND}-${side}-${id}`, { personId: data.personId, eventId: id, side });
    },
  };
}

export function addressMailJobs({ log, mail, publicUrl, readModels }: Services): JobHandlers {
  return {
    [SEND]: async (data) => {
      const { personId: id, eventId, side } = job.parse(data);
      const address = addressesAt(await log.readStream(`person-${id}`), eventId)[side];
      // Erased meanwhile: there is nobody to tell.
      if (address === undefined || isErased(address)) return;
      await mail.ready();
      const text = inLanguage((await languageOf(readModels, id)) ?? 'en', () =>
        mailTo(address, side, publicUrl),
      );
      await mail.send(text, `${SEND}-${side}-${eventId}`);
    },
  };
}

/** The address before and after an event. */
function addressesAt(
  events: readonly RecordedEvent[],
  eventId: string,
): Partial<Record<Side, string | Erased>> {
  let old: string | Erased | undefined;
  for (const event of events as readonly PersonEvent[]) {
    if (!('email' in event.data)) continue;
    if (event.id === eventId) return { ...(old !== undefined && { old }), new: event.data.email };
    old = event.data.email;
  }
  return {};
}

const WORDS: Readonly<Record<Side, (publicUrl: string | undefined) => readonly string[]>> = {
  old: () => [
    t(
      'an administrator changed the e-mail address of your Annals account. This address no longer opens it, and you were signed out everywhere.',
    ),
    '',
    t('If you did not expect this, talk to your HR team at once.'),
  ],
  new: (publicUrl) => [
    t(
      'an administrator made this the e-mail address of your Annals account. You were signed out everywhere: sign in with this address and the password you have.',
    ),
    '',
    ...(publicUrl === undefined ? [] : [`${publicUrl}/login`, '']),
    t('If you did not expect this, talk to your HR team at once.'),
  ],
};

function mailTo(to: string, side: Side, publicUrl: string | undefined): Mail {
  return {
    to,
    subject: t('The address of your Annals account has changed'),
    text: [t('Hello,'), '', ...WORDS[side](publicUrl), ''].join('\n'),
  };
}
