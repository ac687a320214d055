import type { ErasureEvent } from '@annals/contracts/features/privacy/erasure-events';
import type { SubjectAccessEvent } from '@annals/contracts/features/privacy/subject-access-events';
import { sentences } from '../../platform/commands/sentences';

export const privacySentences = sentences<ErasureEvent | SubjectAccessEvent>({
  ErasureRequested: ({ data }, nameOf) => `asked for the erasure of ${nameOf(data.personId)}.`,
  ErasureApproved: ({ data }, nameOf) => `approved the erasure of ${nameOf(data.personId)}.`,
  ErasureRefused: ({ data }, nameOf) => `rejected the erasure of ${nameOf(data.personId)}.`,
  PersonalDataErased: () => 'destroyed the key of the person: their words can be read nowhere any more.',
  LegalHoldPlaced: ({ data }, nameOf) => `placed a legal hold on ${nameOf(data.personId)}.`,
  LegalHoldLifted: ({ data }, nameOf) => `lifted a legal hold on ${nameOf(data.personId)}.`,
  SubjectAccessRequested: ({ data }, nameOf) =>
    data.personId === data.requestedBy
      ? 'asked for an archive of everything about themself.'
      : `asked for an archive of everything about ${nameOf(data.personId)}.`,
  SubjectAccessPrepared: ({ data }) => `made the archive, with ${String(data.events)} events.`,
  SubjectAccessFailed: () => 'could not make the archive.',
  SubjectAccessDownloaded: () => 'downloaded the archive.',
});
