import { t } from '@annals/contracts/kernel/text';
import { readable } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryEntry } from '@annals/contracts/kernel/history';
import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { painPoint } from './decider';
import type { PainPointState } from './pain-point';

/** A sentence for each of its events. */
export const painPointHistory: HistoryFormatters<PainPointState, PainPointEvent> = {
  PainPointReported: ({ data }) => ({ does: t('reported “{title}”.', { title: readable(data.title) }) }),
  PainPointTakenUp: () => ({ does: t('began to work on it.') }),
  PainPointResolved: ({ data }) => ({
    does: t('resolved it.'),
    changes: [
      { field: t('Resolution notes'), kind: 'text', before: null, after: readable(data.resolutionNotes) },
    ],
  }),
  PainPointReopened: ({ data }) => ({ does: t('opened it again.'), reason: words(data.reason) }),
  PainPointReassigned: ({ data }, before, { nameOf }) => ({
    does: t('handed it over, because the reporter’s manager changed.'),
    changes: [
      {
        field: t('Looked after by'),
        kind: 'text',
        before: before.status === 'none' ? null : keeper(before.managerId, nameOf),
        after: keeper(data.managerId, nameOf),
      },
    ],
  }),
};

const keeper = (managerId: string | null, nameOf: (id: string) => string) =>
  managerId === null ? t('The administrators') : nameOf(managerId);

/** Tells a pain point's events as plain sentences, newest first; whether the reader may have them is the caller's to decide. */
export function historyOf(
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  return formatHistory(painPoint, painPointHistory, events, names).entries;
}
