import { translated } from '@annals/contracts/kernel/text';
/** The words of the mailbox. */
export const texts = translated({
  title: 'E-mails',
  loading: 'Loading e-mails...',
  failed: 'The e-mails could not be loaded',
  folder: 'No mail server is set, so e-mails are put here instead of being sent. Set SMTP_URL to send them.',
  empty: 'No e-mails yet',
  emptySentence: 'What would have been sent to people appears here.',
  smtp: 'E-mails are sent',
  smtpSentence: 'They go to the mail server that is set, and are not kept here.',
  off: 'No e-mails are sent',
  offSentence: 'Set SMTP_URL and MAIL_FROM, and people get them.',
  to: 'To',
  sent: 'When',
});
