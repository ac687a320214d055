import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the message dialog. */
export const texts = translated({
  title: (name: string) => t('Message to {name}', { name }),
  text: 'Message',
  help: (name: string) =>
    t('{name} finds it among their notifications, and gets an e-mail unless they chose otherwise.', { name }),
  cancel: 'Cancel',
  submit: 'Send Message',
  submitting: 'Sending...',
  done: 'Message sent',
  failed: 'Error',
  failedSentence: 'Failed to send the message',
});
