import { t } from '@annals/contracts/kernel/text';
import { readable } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryEntry } from '@annals/contracts/kernel/history';
import type { RecognitionEvent } from '@annals/contracts/features/recognition/events';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { recognition } from './decider';
import type { RecognitionState } from './recognition';

/** A sentence for each of its events. */
export const recognitionHistory: HistoryFormatters<RecognitionState, RecognitionEvent> = {
  RecognitionNominated: ({ data }, _, { nameOf }) => ({
    does: t('nominated {recipient}: “{title}”.', {
      recipient: nameOf(data.recipientId),
      title: readable(data.title),
    }),
  }),
  RecognitionHandedOver: ({ data }, _, { nameOf }) => ({
    does:
      data.approverId === null
        ? t(
            'passed it to the administrators, because the recipient reports to the person who nominated them.',
          )
        : t('passed it to {approver}, because the recipient reports to them now.', {
            approver: nameOf(data.approverId),
          }),
  }),
  RecognitionReminderSent: ({ data }, _, { nameOf }) => ({
    does: t('reminded {approver} of the nomination.', { approver: nameOf(data.approverId) }),
  }),
  RecognitionApproved: ({ data }) => ({
    does: t('approved it. It is worth {count, plural, one {# point} other {# points}}.', {
      count: data.pointsAwarded,
    }),
  }),
  RecognitionDeclined: ({ data }) => ({ does: t('rejected it.'), reason: words(data.reason) }),
};

/** Tells a recognition's events as plain sentences, newest first; whether the reader may have them is the caller's to decide. */
export function historyOf(
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  return formatHistory(recognition, recognitionHistory, events, names).entries;
}
