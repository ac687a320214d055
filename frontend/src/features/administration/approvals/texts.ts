import { t, translated } from '@annals/contracts/kernel/text';
import type { PrivilegedActView } from '@annals/contracts/features/privileged-acts/views';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';

/** The words of the list of requests that wait. */
export const waitingTexts = translated({
  title: 'Waiting for a second administrator',
  sentence:
    'These take two administrators who are independent: neither was hired, invited, reset or unlocked by the other, or by somebody they share.',
  loading: 'Loading requests...',
  failed: 'The requests could not be loaded',
  empty: 'Nothing waits for approval',
  emptySentence:
    'Roles of administrators and auditors, their links and unlocks, and the lifting of legal holds appear here when they are requested.',
});

/** The words of the list of requests that were decided, or expired. */
export const closedTexts = translated({
  title: 'Decided and expired requests',
  loading: 'Loading requests...',
  failed: 'The requests could not be loaded',
  empty: 'Nothing was decided yet',
  emptySentence: 'Approved, rejected and expired requests are kept here.',
});

/** The words of the erasures that wait. */
export const erasureTexts = translated({
  title: 'Erasures waiting for approval',
  sentence: 'Open the person to approve or reject.',
  loading: 'Loading erasures...',
  failed: 'The erasures could not be loaded',
  empty: 'No erasure waits',
  emptySentence: 'Requests to erase somebody who has left appear here.',
});

/** The words of one request. */
export const actTexts = translated({
  actions: 'Decide about the request',
  requested: (by: string, time: string) => t('{by} requested it on {time}.', { by, time }),
  requestedByRules: (keeper: string, by: string, time: string) =>
    t('The rules of {keeper} requested it on {time}. {by} wrote the rule.', { keeper: t(keeper), by, time }),
  expires: (time: string) => t('It expires on {time}.', { time }),
  linkGoesTo: (email: string) =>
    t('A link to choose a password goes to {email}. Check that the address is theirs.', { email }),
  approved: (by: string, time: string) => t('{by} approved it on {time}.', { by, time }),
  declined: (by: string, time: string) => t('{by} rejected it on {time}.', { by, time }),
  linkOnServer:
    'It is done. No e-mail is set up here, so the operator makes the link to a password on the server, with annals accounts link.',
  couldNot: (problem: string) => t('It could not be done: {problem}', { problem: t(problem) }),
});

export const approveTexts = translated({
  label: 'Approve',
  title: (name: string) => t('Approve the request for {name}?', { name }),
  sentence: 'It is carried out at once, in the name of both of you. Both names stay in the history.',
  confirm: 'Approve',
  words: 'Reason',
  done: 'Approved',
  failed: 'The request was not approved',
});

export const declineTexts = translated({
  label: 'Reject',
  title: (name: string) => t('Reject the request for {name}?', { name }),
  sentence: 'Nothing happens. It can be requested again.',
  confirm: 'Reject',
  words: 'Reason',
  done: 'Rejected',
  failed: 'The request was not rejected',
});

/** What was requested, as the heading of its item. */
export function headingOf({ act, role }: PrivilegedActView): string {
  if (act === 'grant-role') return t('Role: {role}', { role: role === null ? '' : ROLE_LABELS[role] });
  if (act === 'send-link') return t('New link to a password');
  if (act === 'unlock-account') return t('Unlock account');
  return t('Lift legal hold');
}

/** The state of a request. */
export function statusOf({ status, isExpired, outcome }: PrivilegedActView): string {
  if (isExpired) return t('Expired');
  if (status === 'requested') return t('Waiting');
  if (status === 'declined') return t('Rejected');
  if (outcome === 'refused') return t('Not done');
  return status === 'completed' ? t('Done') : t('Approved');
}
