/** The words of the message dialog. */
export const texts = {
  title: (name: string) => `Message to ${name}`,
  text: 'Message',
  help: (name: string) =>
    `${name} finds it among their notifications, and gets an e-mail unless they chose otherwise.`,
  cancel: 'Cancel',
  submit: 'Send Message',
  submitting: 'Sending...',
  done: 'Message sent',
  failed: 'Error',
  failedSentence: 'Failed to send the message',
} as const;
