import type { PrivilegedActView } from '@annals/contracts/features/privileged-acts/views';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';

/** The words of the list of requests that wait. */
export const waitingTexts = {
  title: 'Waiting for a second administrator',
  sentence:
    'These take two administrators who are independent: neither was hired, invited, reset or unlocked by the other, or by somebody they share.',
  loading: 'Loading requests...',
  failed: 'The requests could not be loaded',
  empty: 'Nothing waits for approval',
  emptySentence:
    'Roles of administrators and auditors, their links and unlocks, and the lifting of legal holds appear here when they are requested.',
} as const;

/** The words of the list of requests that were decided, or expired. */
export const closedTexts = {
  title: 'Decided and expired requests',
  loading: 'Loading requests...',
  failed: 'The requests could not be loaded',
  empty: 'Nothing was decided yet',
  emptySentence: 'Approved, rejected and expired requests are kept here.',
} as const;

/** The words of the erasures that wait. */
export const erasureTexts = {
  title: 'Erasures waiting for approval',
  sentence: 'Open the person to approve or reject.',
  loading: 'Loading erasures...',
  failed: 'The erasures could not be loaded',
  empty: 'No erasure waits',
  emptySentence: 'Requests to erase somebody who has left appear here.',
} as const;

/** The words of one request. */
export const actTexts = {
  actions: 'Decide about the request',
  requested: (by: string, time: string) => `${by} requested it on ${time}.`,
  expires: (time: string) => `It expires on ${time}.`,
  linkGoesTo: (email: string) =>
    `A link to choose a password goes to ${email}. Check that the address is theirs.`,
  approved: (by: string, time: string) => `${by} approved it on ${time}.`,
  declined: (by: string, time: string) => `${by} rejected it on ${time}.`,
  linkOnServer:
    'It is done. No e-mail is set up here, so the operator makes the link to a password on the server, with annals accounts link.',
  couldNot: (problem: string) => `It could not be done: ${problem}`,
} as const;

export const approveTexts = {
  label: 'Approve',
  title: (name: string) => `Approve the request for ${name}?`,
  sentence: 'It is carried out at once, in the name of both of you. Both names stay in the history.',
  confirm: 'Approve',
  words: 'Reason',
  done: 'Approved',
  failed: 'The request was not approved',
} as const;

export const declineTexts = {
  label: 'Reject',
  title: (name: string) => `Reject the request for ${name}?`,
  sentence: 'Nothing happens. It can be requested again.',
  confirm: 'Reject',
  words: 'Reason',
  done: 'Rejected',
  failed: 'The request was not rejected',
} as const;

/** What was requested, as the heading of its item. */
export function headingOf({ act, role }: PrivilegedActView): string {
  if (act === 'grant-role') return `Role: ${role === null ? '' : ROLE_LABELS[role]}`;
  if (act === 'send-link') return 'New link to a password';
  if (act === 'unlock-account') return 'Unlock account';
  return 'Lift legal hold';
}

/** The state of a request. */
export function statusOf({ status, isExpired, outcome }: PrivilegedActView): string {
  if (isExpired) return 'Expired';
  if (status === 'requested') return 'Waiting';
  if (status === 'declined') return 'Rejected';
  if (outcome === 'refused') return 'Not done';
  return status === 'completed' ? 'Done' : 'Approved';
}
