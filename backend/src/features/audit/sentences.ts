import type { SealEvent } from '@annals/contracts/features/audit/seal-events';
import { tamperingSentence } from '@annals/contracts/features/audit/seal-views';
import type { SampleEvent, SearchEvent } from '@annals/contracts/features/audit/search-events';
import type { SensitiveEvent } from '@annals/contracts/features/audit/sensitive-events';
import { readable } from '@annals/contracts/kernel/erased';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { categoryOf } from '@annals/contracts/kernel/words';
import { sentences } from '../../platform/commands/sentences';

export const auditSentences = sentences<SearchEvent | SampleEvent | SensitiveEvent | SealEvent>({
  SearchSaved: ({ data }) => `saved the search “${readable(data.name)}”.`,
  SearchRenamed: ({ data }) => `renamed the search to “${readable(data.name)}”.`,
  SavedSearchRemoved: () => 'removed the search.',
  SampleDrawn: ({ data }) =>
    `drew ${String(data.eventIds.length)} of ${String(data.population)} events with the seed “${data.seed}”.`,
  SensitiveRecordViewed: ({ data }, nameOf) =>
    `opened sensitive data of ${nameOf(data.personId)} (${recordLabel(categoryOf(data.record))}).`,
  LogSealed: ({ data }) => `sealed the log over ${data.size.toLocaleString('en')} events.`,
  SealKeyChanged: ({ data }) =>
    data.isSignedByOldKey
      ? 'changed the key of the seal; the old key has signed the change.'
      : 'changed the key of the seal; the old key was lost.',
  LogTamperingFound: ({ data }) => `raised an alarm. ${tamperingSentence(data)}`,
  LogAlarmAcknowledged: ({ data }) => `acknowledged the alarm: ${data.reason}`,
  SealingStopped: ({ data }) => `stopped sealing the log. ${data.finding}`,
  SealingResumed: ({ data }) => `resumed sealing the log: ${data.reason}`,
});
