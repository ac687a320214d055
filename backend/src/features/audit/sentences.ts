import type { SealEvent } from '@annals/contracts/features/audit/seal-events';
import { tamperingSentence } from '@annals/contracts/features/audit/seal-views';
import type { SampleEvent, SearchEvent } from '@annals/contracts/features/audit/search-events';
import type { SensitiveEvent } from '@annals/contracts/features/audit/sensitive-events';
import { readable } from '@annals/contracts/kernel/erased';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { categoryOf } from '@annals/contracts/kernel/words';
import { t } from '@annals/contracts/kernel/text';
import { sentences } from '../../platform/commands/sentences';

export const auditSentences = sentences<SearchEvent | SampleEvent | SensitiveEvent | SealEvent>({
  SearchSaved: ({ data }) => t('saved the search “{name}”.', { name: readable(data.name) }),
  SearchRenamed: ({ data }) => t('renamed the search to “{name}”.', { name: readable(data.name) }),
  SavedSearchRemoved: () => t('removed the search.'),
  SampleDrawn: ({ data }) =>
    t('drew {count} of {population} events with the seed “{seed}”.', {
      count: data.eventIds.length,
      population: data.population,
      seed: data.seed,
    }),
  SensitiveRecordViewed: ({ data }, nameOf) =>
    t('opened sensitive data of {person} ({record}).', {
      person: nameOf(data.personId),
      record: recordLabel(categoryOf(data.record)),
    }),
  LogSealed: ({ data }) => t('sealed the log over {size} events.', { size: data.size }),
  SealKeyChanged: ({ data }) =>
    data.isSignedByOldKey
      ? t('changed the key of the seal; the old key has signed the change.')
      : t('changed the key of the seal; the old key was lost.'),
  LogTamperingFound: ({ data }) => t('raised an alarm. {finding}', { finding: tamperingSentence(data) }),
  LogAlarmAcknowledged: ({ data }) => t('acknowledged the alarm: {reason}', { reason: data.reason }),
  SealingStopped: ({ data }) => t('stopped sealing the log. {finding}', { finding: data.finding }),
  SealingResumed: ({ data }) => t('resumed sealing the log: {reason}', { reason: data.reason }),
});
