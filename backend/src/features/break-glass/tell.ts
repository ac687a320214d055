import type { BreakGlassEvent } from '@annals/contracts/features/break-glass/events';
import { readable } from '@annals/contracts/kernel/erased';
import { personId } from '@annals/contracts/kernel/ids';
import { t, textsShownAs } from '@annals/contracts/kernel/text';
import { languageOf, namesOf } from '@annals/projections/features/people/queries';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import { inLanguage } from '../../platform/language/spoken';
import { timeZoneOf } from '../../platform/kernel/time-zones';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';
import { breakGlass } from './decider';

const SEND = 'send-break-glass-alarm';

type Opened = Extract<BreakGlassEvent, { type: 'BreakGlassOpened' }>;

const job = z.object({ personId, eventId: z.string(), administratorId: personId });

/** Every administrator is told by e-mail, at once, that an account for emergencies was opened. Nobody can switch that off. */
export function alarmPolicy(queue: JobQueue): Policy {
  return {
    name: 'break-glass-alarms',
    react: async (event) => {
      if (event.type !== 'BreakGlassOpened') return;
      const { data, id: eventId } = event as Opened;
      for (const administratorId of data.administratorIds)
        await queue.add(SEND, `${SEND}-${eventId}-${administratorId}`, {
          personId: data.personId,
          eventId,
          administratorId,
        });
    },
  };
}

/** Sends it, however late. A try whose end is not known is made again: twice is better than not at all. */
export function alarmJobs({ log, userAuth, mail, publicUrl, readModels, zones }: Services): JobHandlers {
  return {
    [SEND]: async (data) => {
      const { personId: id, eventId, administratorId } = job.parse(data);
      const found = await userAuth.findByPerson(administratorId);
      const event = (await log.readStream(`${breakGlass.category}-${id}`)).find((one) => one.id === eventId);
      if (!found?.isActive || event?.type !== 'BreakGlassOpened') return;
      const { data: facts, metadata } = event as Opened;
      const names = await namesOf(readModels, [id, facts.openedById]);
      const timeZone = await timeZoneOf(zones, administratorId);
      const text = () => {
        const words = { account: names.get(id) ?? '', name: names.get(facts.openedById) ?? '' };
        return {
          to: found.email,
          subject: facts.isDrill
            ? t('Drill: an account for emergencies was opened')
            : t('Alarm: an account for emergencies was opened'),
          text: [
            t('Hello,'),
            '',
            facts.isDrill
              ? t(
                  'the account for emergencies “{account}” was opened as a drill, in the name of {name}.',
                  words,
                )
              : t('the account for emergencies “{account}” was opened, in the name of {name}.', words),
            momentOf(metadata.occurredAt, timeZone),
            '',
            t('The reason they gave: {reason}', { reason: readable(facts.reason) }),
            '',
            t(
              'If nobody told you of an emergency, close the account now. Afterwards, an administrator who did not open it writes what happened:',
            ),
            '',
            `${publicUrl}/admin/sign-in`,
            '',
          ].join('\n'),
        };
      };
      await mail.send(inLanguage((await languageOf(readModels, administratorId)) ?? 'en', text));
    },
  };
}

function momentOf(at: string, timeZone: string): string {
  const { locale } = textsShownAs();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone });
  return format.format(new Date(at));
}
