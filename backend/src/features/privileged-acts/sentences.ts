import type { PrivilegedActKind } from '@annals/contracts/features/privileged-acts/constants';
import type { PrivilegedActEvent } from '@annals/contracts/features/privileged-acts/events';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { sentences } from '../../platform/commands/sentences';

const ACT_WORDS: Readonly<Record<PrivilegedActKind, string>> = {
  'grant-role': 'a role',
  'send-link': 'a new link to a password',
  'unlock-account': 'the unlocking of an account',
  'lift-legal-hold': 'the lifting of a legal hold',
};

export const privilegedActSentences = sentences<PrivilegedActEvent>({
  PrivilegedActRequested: ({ data }, nameOf) =>
    `requested ${ACT_WORDS[data.act]}${data.role === null ? '' : ` (${ROLE_LABELS[data.role]})`} for ${nameOf(data.subjectId)}.`,
  PrivilegedActApproved: ({ data }, nameOf) =>
    `approved ${ACT_WORDS[data.act]} for ${nameOf(data.subjectId)}, requested by ${nameOf(data.requestedBy)}.`,
  PrivilegedActDeclined: ({ data }, nameOf) =>
    `rejected ${ACT_WORDS[data.act]} for ${nameOf(data.subjectId)}, requested by ${nameOf(data.requestedBy)}.`,
  PrivilegedActCompleted: ({ data }) =>
    data.problem === null
      ? 'carried out what was approved.'
      : `could not do what was approved: ${data.problem}`,
});
