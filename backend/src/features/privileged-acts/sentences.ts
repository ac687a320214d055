import { t, translated } from '@annals/contracts/kernel/text';
import type { PrivilegedActKind } from '@annals/contracts/features/privileged-acts/constants';
import type { PrivilegedActEvent } from '@annals/contracts/features/privileged-acts/events';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { sentences } from '../../platform/commands/sentences';

const ACT_WORDS: Readonly<Record<PrivilegedActKind, string>> = translated({
  'grant-role': 'a role',
  'send-link': 'a new link to a password',
  'unlock-account': 'the unlocking of an account',
  'lift-legal-hold': 'the lifting of a legal hold',
});

export const privilegedActSentences = sentences<PrivilegedActEvent>({
  PrivilegedActRequested: ({ data }, nameOf) =>
    data.role === null
      ? t('requested {what} for {name}.', { what: ACT_WORDS[data.act], name: nameOf(data.subjectId) })
      : t('requested {what} ({role}) for {name}.', {
          what: ACT_WORDS[data.act],
          role: ROLE_LABELS[data.role],
          name: nameOf(data.subjectId),
        }),
  PrivilegedActApproved: ({ data }, nameOf) =>
    t('approved {what} for {name}, requested by {requester}.', {
      what: ACT_WORDS[data.act],
      name: nameOf(data.subjectId),
      requester: nameOf(data.requestedBy),
    }),
  PrivilegedActDeclined: ({ data }, nameOf) =>
    t('rejected {what} for {name}, requested by {requester}.', {
      what: ACT_WORDS[data.act],
      name: nameOf(data.subjectId),
      requester: nameOf(data.requestedBy),
    }),
  PrivilegedActCompleted: ({ data }) =>
    data.problem === null
      ? t('carried out what was approved.')
      : t('could not do what was approved: {problem}', { problem: t(data.problem) }),
});
