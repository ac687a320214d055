import type { Role } from '@annals/contracts/kernel/roles';
import { t, translated } from '@annals/contracts/kernel/text';

/** Lists of tokens: one's own, and everybody's. */
export const listTexts = translated({
  ownTitle: 'Tokens for programs',
  ownLead:
    'With a token a program reads, and does what you allow it, in your place. It shows the token with every request, as a password; keep it as one.',
  apiLink: 'What programs can ask for',
  title: 'Tokens',
  lead: 'The tokens with which programs come in: those of people, and those of service accounts, which belong to nobody.',
  loading: 'Loading the tokens...',
  failed: 'The tokens could not be loaded',
  none: 'No tokens yet',
  ownNone: 'A program that you give a token shows up here, with when it was last used.',
  allNone: 'Programs that come in with a token show up here, with when each was last used.',
  make: 'New token',
  makeService: 'New token of a service account',
});

/** One token. */
export const tokenTexts = translated({
  states: { waiting: 'Waits for a second administrator', active: 'Works', revoked: 'Ended' },
  ranOut: 'Has run out',
  owner: (name: string) => t('Of {name}', { name }),
  service: (name: string) => t('Service account, made by {name}', { name }),
  scim: (name: string) => t('SCIM client, made by {name}', { name }),
  reaches: 'Reaches',
  permissions: 'Permissions',
  lastUsed: 'Last used',
  never: 'Never',
  worksUntil: (day: string) => t('Works until {day}', { day }),
  ranOutOn: (day: string) => t('Ran out on {day}', { day }),
  endedOn: (day: string) => t('Ended on {day}', { day }),
  earlierUntil: (day: string) => t('The earlier secret works until {day}.', { day }),
  rotate: 'New secret',
  rotateNamed: (name: string) => t('New secret for {name}', { name }),
  revoke: 'End',
  revokeNamed: (name: string) => t('End {name}', { name }),
  revokeQuestion: (name: string) => t('End the token “{name}”?', { name }),
  revokeSentence: 'Programs that use it are refused from then on. This cannot be undone.',
  revoked: 'Token ended',
  revokeFailed: 'The token was not ended',
  approve: 'Approve',
  approveNamed: (name: string) => t('Approve {name}', { name }),
  approved: 'Token approved',
  approveFailed: 'The token was not approved',
  reject: 'Reject',
  rejectNamed: (name: string) => t('Reject {name}', { name }),
  rejected: 'Token rejected',
  rejectFailed: 'The token was not rejected',
});

/** Whose records a token reaches that acts in a role. */
export const REACHES: Readonly<Record<Role, string>> = translated({
  employee: 'What is your own',
  manager: 'You and those who report to you',
  leader: 'You and everybody below you',
  admin: 'Everyone',
  auditor: 'The log',
});

/** The same, said of somebody else. */
export const REACHES_OF_OTHERS: Readonly<Record<Role, string>> = translated({
  employee: 'What is its owner’s own',
  manager: 'Its owner and their reports',
  leader: 'Its owner and everybody below them',
  admin: 'Everyone',
  auditor: 'The log',
});

const footer = { cancel: 'Cancel' } as const;

/** The form of a new token. */
export const formTexts = translated({
  title: 'New token',
  serviceTitle: 'New token of a service account',
  serviceLead:
    'It belongs to nobody and reaches everyone. Another administrator, independent of you, has to approve it before it works.',
  name: 'Name',
  nameHelp: 'What it is for, such as “Payroll export”. It stays in the log: name no person.',
  reach: 'Whose records it reaches',
  reachHelp: 'Never more than you reach yourself at the moment of use.',
  twoAdministrators: 'Another administrator, independent of you, has to approve it before it works.',
  permissions: 'What it may do',
  days: 'Works for',
  daysOptions: (days: number) => t('{days, plural, one {# day} other {# days}}', { days }),
  submit: 'Make token',
  submitting: 'Making...',
  failed: 'The token was not made',
  more: (count: number) => t('{count, plural, one {# more request} other {# more requests}}', { count }),
  loading: 'Loading the permissions...',
  permissionsFailed: 'The permissions could not be loaded',
  ...footer,
});

/** The form of a new secret. */
export const rotateTexts = translated({
  title: (name: string) => t('New secret for “{name}”', { name }),
  days: 'The new secret works for',
  overlap: 'The earlier secret works on for',
  overlapHelp: 'Long enough to enter the new one everywhere. None ends it at once.',
  none: 'None',
  submit: 'Make new secret',
  submitting: 'Making...',
  failed: 'No new secret was made',
  ...footer,
});

/** A secret that was just made. */
export const secretTexts = translated({
  newTitle: 'Your new token',
  newSentence: 'Copy it now: it is shown this once.',
  copy: 'Copy',
  copied: 'Token copied',
  copyFailed: 'The token was not copied. Select it and copy it by hand.',
  done: 'Done',
});

/** The same while it waits. */
export const waitingSecretTexts = translated({
  newTitle: 'Your new token, which waits for a second administrator',
  newSentence:
    'Copy it now: it is shown this once. It works as soon as another administrator approves it, in Administration, Tokens.',
});
