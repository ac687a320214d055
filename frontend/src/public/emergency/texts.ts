import { translated } from '@annals/contracts/kernel/text';

/** The words of the page for emergencies. */
export const texts = translated({
  title: 'Emergency access',
  lead: 'For the day on which nobody can sign in as they do every day. Every administrator is told at once, and what is done here is reviewed.',
  first: 'First half of the password',
  second: 'Second half of the password',
  halfHelp: 'As it is in the envelope; spaces and dashes do not matter.',
  email: 'Your own email',
  emailHelp: 'The one of your everyday account: it says who opens this one.',
  reason: 'Reason',
  reasonHelp: 'What happened, and what you are about to do.',
  drill: 'This is a drill',
  submit: 'Open the account',
  submitting: 'Opening...',
  failed: 'Not opened',
  back: 'Back to sign in',
});
