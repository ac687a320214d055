import { t, textsShownAs } from '@annals/contracts/kernel/text';
import { detailsOf, noticeKinds, sentenceOf } from '@annals/contracts/notice-kinds';
import type { EmailDue } from '@annals/projections/features/notifications/emails';
import type { Mail } from '../../platform/mail/mail';

/** An instant as an e-mail writes it: with its zone, because the mail may be read in another one. */
export function mailTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(textsShownAs().locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
}

/** The e-mail of a notification: the same sentence as in the app, where to open it, and how to get no more of the kind. */
export function emailOf(
  due: EmailDue,
  { publicUrl, timeZone }: { publicUrl: string; timeZone: string },
): Mail {
  const { label, group } = noticeKinds[due.kind];
  const time = (instant: string) => mailTime(instant, timeZone);
  return {
    to: due.address,
    subject: label,
    text: [
      t('Hello {name},', { name: due.firstName }),
      '',
      sentenceOf(due, time),
      ...detailsOf(due, time).flatMap(({ heading, lines }) => [
        '',
        `${heading}:`,
        ...lines.map(({ text, path }) => `- ${text}: ${publicUrl}${path}`),
      ]),
      '',
      t('Open it in Annals: {address}', { address: `${publicUrl}${due.path}` }),
      '',
      '-- ',
      t('You get this e-mail because “{label}” ({group}) is on in your settings.', { label, group }),
      t('Change it: {address}', { address: `${publicUrl}/settings/notifications` }),
      '',
    ].join('\n'),
  };
}
