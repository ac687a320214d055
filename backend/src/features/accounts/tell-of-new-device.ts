import { SignedIn, type AccountEvent } from '@annals/contracts/features/accounts/events';
import { readable } from '@annals/contracts/kernel/erased';
import { personId } from '@annals/contracts/kernel/ids';
import { t, textsShownAs } from '@annals/contracts/kernel/text';
import { languageOf } from '@annals/projections/features/people/queries';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import { inLanguage } from '../../platform/language/spoken';
import { timeZoneOf } from '../../platform/kernel/time-zones';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';
import { account } from './account-decider';

const SEND = 'send-new-device';
/** What is told later alarms more than it helps. */
const LATEST_MS = 7 * 86_400_000;

const job = z.object({ personId, eventId: z.string() });

/** A person is told by e-mail of a sign-in on a device that is new for them: when it was somebody else, they learn of it. Nobody can switch that off. */
export function newDevicePolicy(queue: JobQueue): Policy {
  return {
    name: 'new-device-mails',
    react: async (event) => {
      if (event.type !== SignedIn.type) return;
      const { data, id } = event as Extract<AccountEvent, { type: 'SignedIn' }>;
      // Where and on what is personal, and stays out of the queue.
      if (data.isNewDevice === true)
        await queue.add(SEND, `${SEND}-${id}`, { personId: data.personId, eventId: id });
    },
  };
}

/** Sends it. A try whose end is not known is made again: twice is better than not at all. */
export function newDeviceJobs({
  userAuth,
  mail,
  clock,
  publicUrl,
  readModels,
  log,
  zones,
}: Services): JobHandlers {
  return {
    [SEND]: async (data) => {
      const { personId: id, eventId } = job.parse(data);
      const found = await userAuth.findByPerson(id);
      const event = (await log.readStream(`${account.category}-${id}`)).find((one) => one.id === eventId);
      if (!found?.isActive || event?.type !== SignedIn.type) return;
      const { data: facts, metadata } = event as Extract<AccountEvent, { type: 'SignedIn' }>;
      if (clock().getTime() - Date.parse(metadata.occurredAt) > LATEST_MS) return;
      const timeZone = await timeZoneOf(zones, id);
      const text = () => ({
        to: found.email,
        subject: t('A new sign-in to your Annals account'),
        text: [
          t('Hello,'),
          '',
          t('somebody signed in to your Annals account on a device that is new for it:'),
          '',
          ...whatAndWhere(readable(facts.device), readable(facts.network)),
          momentOf(metadata.occurredAt, timeZone),
          '',
          t(
            'If that was you, there is nothing to do. If it was not, set a new password now, end the session in Settings, Signed-in devices, and tell your administrator:',
          ),
          '',
          `${publicUrl}/forgot-password`,
          '',
        ].join('\n'),
      });
      await mail.send(inLanguage((await languageOf(readModels, id)) ?? 'en', text));
    },
  };
}

/** Each on a line, as far as it is known. */
function whatAndWhere(device: string | null, network: string | null): string[] {
  const [browser, system] = (device ?? '').split(' on ');
  return [
    ...(browser && system ? [t('{browser} on {system}', { browser, system })] : device ? [device] : []),
    ...(network === null ? [] : [t('Network {network}', { network })]),
  ];
}

function momentOf(at: string, timeZone: string): string {
  const { locale } = textsShownAs();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone });
  return format.format(new Date(at));
}
