import { t, translated } from '@annals/contracts/kernel/text';

/** The screen of reviewers. */
export const ownTexts = translated({
  subtitle: 'Who has which access, for you to confirm or to withdraw',
  auditorSubtitle: 'Who had which access, who confirmed or withdrew it, and what came of it',
  title: 'Waiting for your answer',
  loading: 'Loading what waits for you...',
  failed: 'What waits for you could not be loaded',
  empty: 'Nothing waits for your answer',
  emptySentence: 'When a review asks you who should keep which access, it appears here.',
  all: 'All access reviews',
});

/** The list of reviews. */
export const listTexts = translated({
  title: 'Access reviews',
  lead: 'A review lists who has which role, token and way to sign in. Managers answer for their reports, administrators for administrators, auditors and service accounts; nobody answers for themselves.',
  start: 'Start review',
  loading: 'Loading the reviews...',
  failed: 'The reviews could not be loaded',
  empty: 'No reviews yet',
  emptySentence: 'Reviews appear here from their start on, and stay as evidence.',
  due: (day: string) => t('Due on {day}', { day }),
  answered: (answered: number, items: number) => t('{answered} of {items} answered', { answered, items }),
  overdue: 'Overdue',
});

/** The form that starts a review. */
export const startTexts = translated({
  title: 'Start an access review',
  name: 'Name',
  nameHelp: 'Such as “Autumn 2026”. It stays in the log: name no person.',
  due: 'Due on',
  dueHelp:
    'Reviewers are reminded a week and a day before. The day after, what is unanswered goes to the administrators.',
  kinds: 'What is reviewed',
  counting: 'Counting...',
  nothing: 'Nobody has any of this.',
  preview: (items: number, managers: number, forAdministrators: number) =>
    t(
      '{items, plural, one {# entry} other {# entries}}. {managers, plural, =0 {No manager is} one {# manager is} other {# managers are}} asked; {forAdministrators, plural, one {# entry waits} other {# entries wait}} for the administrators.',
      { items, managers, forAdministrators },
    ),
  forNobody: (count: number) =>
    t(
      'Nobody can answer {count, plural, one {# entry} other {# entries}}: the only administrator has it. The review is then closed with a reason, or a second administrator answers.',
      { count },
    ),
  submit: 'Start review',
  submitting: 'Starting...',
  done: 'Review started',
  failed: 'The review was not started',
  cancel: 'Cancel',
});

/** One review. */
export const reviewTexts = translated({
  back: 'Access Reviews',
  loading: 'Loading the review...',
  notFoundTitle: 'This review is not here',
  notFoundSentence: 'It does not exist, or is not yours to see.',
  failed: 'The review could not be loaded',
  startedBy: (name: string, day: string) => t('Started by {name} on {day}', { name, day }),
  due: (day: string) => t('Due on {day}', { day }),
  endedOn: (day: string) => t('Ended on {day}', { day }),
  escalated: (day: string) => t('Unanswered entries went to the administrators on {day}.', { day }),
  closed: (name: string) => t('{name} closed it before everything was answered:', { name }),
  progress: 'Answered',
  confirmed: 'Confirmed',
  withdrawn: 'Withdrawn||access',
  noLongerHeld: 'No longer held',
  unanswered: 'Unanswered',
  evidence: 'Evidence',
  items: 'What is reviewed',
  narrow: 'Which entries',
  all: 'All',
  answered: 'Answered',
  loadingItems: 'Loading the entries...',
  failedItems: 'The entries could not be loaded',
  none: 'No entries',
  noneSentence: 'There is none of this kind in the review.',
});

/** Closing a review. */
export const closeTexts = translated({
  label: 'Close review',
  title: (name: string) => t('Close “{name}”?', { name }),
  sentence: (count: number) =>
    t(
      '{count, plural, one {# entry stays} other {# entries stay}} unanswered. Say what and why: auditors read it with the outcome. It cannot be opened again.',
      { count },
    ),
  confirm: 'Close review',
  words: 'What stays unanswered, and why',
  done: 'Review closed',
  failed: 'The review was not closed',
});

/** One thing that somebody has. */
export const itemTexts = translated({
  nobody: 'Service accounts',
  madeBy: (name: string) => t('Made by {name}', { name }),
  byRules: (keeper: string) => t('Follows from the rules of {keeper}', { keeper: t(keeper) }),
  acts: (role: string) => t('Acts as {role}', { role }),
  may: (permissions: string) => t('May: {permissions}', { permissions }),
  ofReview: (name: string, day: string) => t('{name}, due on {day}', { name, day }),
  waitsFor: (name: string) => t('Waits for {name}', { name }),
  waitsForAdministrators: 'Waits for the administrators',
  by: (name: string, time: string) => t('{name}, {time}', { name, time }),
  problem: (problem: string) => t('It could not be withdrawn: {problem}', { problem: t(problem) }),
  named: (what: string, holder: string) => t('{what} of {holder}', { what, holder }),
  actions: 'Answer',
});

export const confirmTexts = translated({
  label: 'Confirm',
  named: (what: string) => t('Confirm {what}', { what }),
  done: 'Confirmed',
  failed: 'It was not confirmed',
  selected: 'Confirm selected',
  title: (count: number) => t('Confirm {count, plural, one {# entry} other {# entries}}?', { count }),
  sentence: 'They keep what they have. Your name stays with each answer.',
  allDone: (count: number) => t('{count, plural, one {# entry} other {# entries}} confirmed', { count }),
});

export const withdrawTexts = translated({
  label: 'Withdraw||access',
  named: (what: string) => t('Withdraw {what}', { what }),
  title: (what: string) => t('Withdraw {what}?', { what }),
  sentence:
    'It is taken away at once: who loses a role is an employee, a token ends, a sign-in is unlinked. What the rules do not allow goes to an administrator.',
  confirm: 'Withdraw||access',
  words: 'Reason',
  done: 'Withdrawn||access',
  failed: 'It was not withdrawn',
  selected: 'Withdraw selected',
  titleOfAll: (count: number) => t('Withdraw {count, plural, one {# entry} other {# entries}}?', { count }),
  allDone: (count: number) => t('{count, plural, one {# entry} other {# entries}} withdrawn', { count }),
});
