import { personId } from '@annals/contracts/kernel/ids';
import { t } from '@annals/contracts/kernel/text';
import type { SecondFactorEvent } from '@annals/contracts/features/second-factors/events';
import { languageOf } from '@annals/projections/features/people/queries';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import { inLanguage } from '../../platform/language/spoken';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Services } from '../../platform/services/services';

const SEND = 'send-second-factor-changed';
/** What is told later alarms more than it helps. */
const LATEST_MS = 7 * 86_400_000;
const TOLD = [
  'SecondFactorEnrolled',
  'SecondFactorRemoved',
  'RecoveryCodeUsed',
  'PasskeyAdded',
  'PasskeyRemoved',
  'PasskeyCopied',
] as const;

const job = z.object({ personId, at: z.iso.datetime(), what: z.enum(TOLD) });

/** A person is told by e-mail what became of their second factor: when it was somebody else, they learn of it. Nobody can switch that off. */
export function secondFactorMailPolicy(queue: JobQueue): Policy {
  return {
    name: 'second-factor-mails',
    react: async (event) => {
      const what = TOLD.find((type) => type === event.type);
      if (what === undefined) return;
      const { data, metadata, id } = event as Extract<SecondFactorEvent, { type: (typeof TOLD)[number] }>;
      await queue.add(SEND, `${SEND}-${id}`, { personId: data.personId, at: metadata.occurredAt, what });
    },
  };
}

/** Sends it. A try whose end is not known is made again: twice is better than not at all. */
export function secondFactorMailJobs({ userAuth, mail, clock, readModels }: Services): JobHandlers {
  return {
    [SEND]: async (data) => {
      const { personId: id, at, what } = job.parse(data);
      if (clock().getTime() - Date.parse(at) > LATEST_MS) return;
      const found = await userAuth.findByPerson(id);
      if (!found?.isActive) return;
      const text = () => ({
        to: found.email,
        subject: t('The second factor of your Annals account'),
        text: [
          t('Hello,'),
          '',
          sentenceOf(what),
          '',
          t(
            'If that was you, there is nothing to do. If it was not, set a new password now, and tell your administrator.',
          ),
          '',
        ].join('\n'),
      });
      await mail.send(inLanguage((await languageOf(readModels, id)) ?? 'en', text));
    },
  };
}

function sentenceOf(what: (typeof TOLD)[number]): string {
  if (what === 'SecondFactorEnrolled')
    return t('an authenticator app was set up for your Annals account: signing in asks for its code.');
  if (what === 'SecondFactorRemoved')
    return t(
      'the authenticator app of your Annals account was removed: signing in no longer asks for its code.',
    );
  if (what === 'PasskeyAdded')
    return t('a passkey was added to your Annals account: it signs in without the password.');
  if (what === 'PasskeyRemoved') return t('a passkey of your Annals account was removed.');
  if (what === 'PasskeyCopied')
    return t(
      'a passkey of your Annals account was refused: it had counted fewer uses than before, so there may be a copy of it. Remove it, and add another one.',
    );
  return t('a recovery code was used in the place of your authenticator app.');
}
