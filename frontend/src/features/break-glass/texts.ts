import {
  IDLE_MINUTES,
  OPEN_HOURS,
  SESSION_MINUTES,
  type BreakGlassState,
  type Half,
} from '@annals/contracts/features/break-glass/constants';
import { t, translated } from '@annals/contracts/kernel/text';

/** The card of the accounts for emergencies. */
export const cardTexts = translated({
  title: 'Accounts for emergencies',
  lead: 'Break-glass accounts, for the day on which nobody can sign in as they do every day. Each opens by a password in two halves, which two administrators keep in envelopes apart. When it is opened, every administrator is told at once.',
  get limits() {
    return t(
      'A session lasts for {minutes} minutes, and {idle} without a request. The same password opens the account for {hours} hours; after a review it is sealed again.',
      { minutes: SESSION_MINUTES, idle: IDLE_MINUTES, hours: OPEN_HOURS },
    );
  },
  loading: 'Loading the accounts for emergencies...',
  failed: 'The accounts for emergencies could not be loaded',
  none: 'No account for emergencies',
  noneSentence:
    'Without one, nobody comes in while the identity provider is down. Two administrators seal it together.',
  declare: 'New account',
});

/** What one account says. */
export const accountTexts = translated({
  holders: 'Halves are with',
  sealedAt: 'Sealed',
  requested: (name: string, time: string) => t('{name} asked for a new password, {time}.', { name, time }),
  expires: (time: string) => t('The request expires {time}.', { time }),
  halfOf: (name: string) => t('with {name}', { name }),
  isTaken: 'taken',
  isToTake: 'not taken yet',
  opened: (name: string, time: string) => t('Opened in the name of {name}, {time}.', { name, time }),
  drilled: (name: string, time: string) =>
    t('Opened as a drill in the name of {name}, {time}.', { name, time }),
  opensUntil: (time: string) => t('Its password opens it until {time}.', { time }),
  opensNoMore: 'Its password opens nothing any more.',
  reviewed: (name: string, time: string) => t('{name} reviewed it, {time}.', { name, time }),
  deeds: 'What was done',
  deedsFailed: 'What was done could not be loaded',
  deedsLoading: 'Loading what was done...',
  noDeeds: 'Nothing is known yet of what was done.',
  actions: (name: string) => t('What you can do with {name}', { name }),
});

export const STATES: Readonly<Record<BreakGlassState, string>> = translated({
  requested: 'Waits for a second administrator',
  halves: 'Halves are being taken',
  sealed: 'Sealed and ready',
  open: 'Open',
  'to-review': 'To be reviewed',
  'to-seal': 'To be sealed',
  retired: 'Retired',
});

export const HALF_LABELS: Readonly<Record<Half, string>> = translated({
  first: 'First half',
  second: 'Second half',
});

/** Asking for a new account, or a new password of one. */
export const requestTexts = translated({
  title: 'New account for emergencies',
  sealTitle: (name: string) => t('New password for {name}', { name }),
  lead: 'Hire a person for it first, such as “Emergency access 1”, to whom nobody signs in. It becomes an administrator that nothing but its sealed password opens.',
  sealLead:
    'An independent administrator agrees, and each of you takes half of the new password. Until then the present one works.',
  person: 'Person',
  personHelp: 'Hired for emergencies alone; nobody has signed in.',
  reason: 'Reason',
  seal: 'New password',
  submit: 'Ask a second administrator',
  submitting: 'Asking...',
  failed: 'Not asked',
  done: 'Asked a second administrator',
});

export const approveTexts = translated({
  label: 'Agree',
  title: (name: string) => t('Seal {name}?', { name }),
  sentence:
    'The account is for emergencies alone from then on: its password, links and sessions end. You and the one who asked each take half of a new password.',
  done: 'Agreed',
  failed: 'Not agreed',
});

export const declineTexts = translated({
  label: 'Decline',
  title: (name: string) => t('Leave {name} as it is?', { name }),
  sentence: 'The account stays as it is. Who asked is told why.',
  confirm: 'Decline',
  words: 'Reason',
  done: 'Declined',
  failed: 'Not declined',
});

export const takeTexts = translated({
  label: 'Show my half',
  failed: 'Your half was not shown',
  newTitle: 'Your half of the password',
  newSentence:
    'Write it down or print it, put it into an envelope, and keep that apart from the other half. It is shown this once.',
  copy: 'Copy',
  copied: 'Half copied',
  copyFailed: 'It could not be copied: write it down',
  done: 'It is in the envelope',
});

export const closeTexts = translated({
  label: 'Close now',
  title: (name: string) => t('Close {name}?', { name }),
  sentence: 'Its sessions end at once, and its password opens nothing any more.',
  done: 'Closed',
  failed: 'Not closed',
});

export const reviewTexts = translated({
  label: 'Review',
  title: (name: string) => t('Review of {name}', { name }),
  lead: 'Write what happened, and whether everything that was done was needed. The account closes, and is sealed again afterwards.',
  words: 'What happened',
  submit: 'Finish the review',
  submitting: 'Finishing...',
  done: 'Reviewed',
  failed: 'Not reviewed',
});

export const retireTexts = translated({
  label: 'Retire',
  title: (name: string) => t('Retire {name}?', { name }),
  sentence:
    'Its password opens nothing any more, and it is an administrator no longer. The person stays as an employee without a way in, and can be let go.',
  confirm: 'Retire',
  words: 'Reason',
  done: 'Retired',
  failed: 'Not retired',
});

/** What every administrator sees on every screen until it is reviewed. */
export const alarmTexts = translated({
  open: (account: string, name: string, time: string) =>
    t('{account} is open: somebody signed in with its sealed password, in the name of {name}, {time}.', {
      account,
      name,
      time,
    }),
  drill: (account: string, name: string, time: string) =>
    t('{account} is open for a drill, in the name of {name}, {time}.', { account, name, time }),
  toReview: (account: string, name: string, time: string) =>
    t('{account} was opened in the name of {name}, {time}. It waits for its review.', {
      account,
      name,
      time,
    }),
  look: 'Look at it',
});
