import { t } from '@annals/contracts/kernel/text';
import { languageOf } from '@annals/projections/features/people/queries';
import type { SelfServiceEvent } from '@annals/contracts/features/accounts/self-service-events';
import { personId } from '@annals/contracts/kernel/ids';
import { z } from 'zod';
import { inLanguage } from '../../platform/language/spoken';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';

const SEND = 'send-password-changed';
/** What is told later alarms more than it helps. */
const LATEST_MS = 7 * 86_400_000;

const job = z.object({ personId, changedAt: z.iso.datetime(), by: z.string() });

/** A person whose password was changed is told by e-mail: when it was somebody else, they learn of it. Nobody can switch that off. */
export function newPasswordPolicy(queue: JobQueue): Policy {
  return {
    name: 'new-password-mails',
    react: async (event) => {
      if (event.type !== 'PasswordChanged') return;
      const { data, metadata, id } = event as Extract<SelfServiceEvent, { type: 'PasswordChanged' }>;
      await queue.add(SEND, `${SEND}-${id}`, {
        personId: data.personId,
        changedAt: metadata.occurredAt,
        by: data.by,
      });
    },
  };
}

/** Sends it. A try whose end is not known is made again: twice is better than not at all. */
export function newPasswordJobs({ userAuth, mail, clock, publicUrl, readModels }: Services): JobHandlers {
  return {
    [SEND]: async (data) => {
      const { personId: id, changedAt, by } = job.parse(data);
      if (clock().getTime() - Date.parse(changedAt) > LATEST_MS) return;
      const found = await userAuth.findByPerson(id);
      if (!found?.isActive) return;
      const text = () => ({
        to: found.email,
        subject: t('Your Annals password was changed'),
        text: [
          t('Hello,'),
          '',
          by === 'link'
            ? t('a new password was set for your Annals account, by a link that was sent to this address.')
            : t(
                'a new password was set for your Annals account, by somebody who was signed in and knew the old one.',
              ),
          t('All other devices are signed out, and calendar feeds have ended.'),
          '',
          t(
            'If that was you, there is nothing to do. If it was not, set a new password now, and tell your administrator:',
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
