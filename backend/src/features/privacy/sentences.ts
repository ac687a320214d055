import { t } from '@annals/contracts/kernel/text';
import type { ErasureEvent } from '@annals/contracts/features/privacy/erasure-events';
import type { SubjectAccessEvent } from '@annals/contracts/features/privacy/subject-access-events';
import { sentences } from '../../platform/commands/sentences';

export const privacySentences = sentences<ErasureEvent | SubjectAccessEvent>({
  ErasureRequested: ({ data }, nameOf) =>
    t('asked for the erasure of {name}.', { name: nameOf(data.personId) }),
  ErasureApproved: ({ data }, nameOf) =>
    t('approved the erasure of {name}.', { name: nameOf(data.personId) }),
  ErasureRefused: ({ data }, nameOf) => t('rejected the erasure of {name}.', { name: nameOf(data.personId) }),
  PersonalDataErased: () => t('destroyed the key of the person: their words can be read nowhere any more.'),
  LegalHoldPlaced: ({ data }, nameOf) => t('placed a legal hold on {name}.', { name: nameOf(data.personId) }),
  LegalHoldLifted: ({ data }, nameOf) => t('lifted a legal hold on {name}.', { name: nameOf(data.personId) }),
  SubjectAccessRequested: ({ data }, nameOf) =>
    data.personId === data.requestedBy
      ? t('asked for an archive of everything about themself.')
      : t('asked for an archive of everything about {name}.', { name: nameOf(data.personId) }),
  SubjectAccessPrepared: ({ data }) =>
    t('made the archive, with {events, plural, one {# event} other {# events}}.', { events: data.events }),
  SubjectAccessFailed: () => t('could not make the archive.'),
  SubjectAccessDownloaded: () => t('downloaded the archive.'),
});
