import { t } from '@annals/contracts/kernel/text';
import { RHYTHM_WORDS } from '@annals/contracts/features/meetings/constants';
import type { MeetingSeriesEvent } from '@annals/contracts/features/meetings/events';
import { occurrenceAt } from '@annals/contracts/features/meetings/series';
import { readable } from '@annals/contracts/kernel/erased';
import type { HistoryChange } from '@annals/contracts/kernel/history';
import { words, type HistoryFormatters } from '../../platform/commands/history';
import { detailChanges } from './history';
import type { SeriesState } from './series';

/** A sentence for each event of a series. */
export const seriesHistory: HistoryFormatters<SeriesState, MeetingSeriesEvent> = {
  MeetingSeriesScheduled: ({ data }, _, { nameOf }) => ({
    does: t('scheduled “{title}” with {employee} {rhythm}, {times} times.', {
      title: readable(data.title),
      employee: nameOf(data.employeeId),
      rhythm: RHYTHM_WORDS[data.everyWeeks],
      times: data.times,
    }),
    changes: [
      { field: t('First time'), kind: 'instant', before: null, after: occurrenceAt(data, 1) },
      { field: t('Duration'), kind: 'minutes', before: null, after: String(data.duration) },
      ...detailChanges({ status: 'none' }, data),
    ],
  }),
  MeetingSeriesChanged: ({ data }, before) => {
    const { from, moved, duration, title } = data;
    const changes: HistoryChange[] = [];
    if (before.status !== 'none' && moved) {
      const after = occurrenceAt({ ...before, ...moved }, 1);
      changes.push({ field: t('Time'), kind: 'instant', before: before.instants[from - 1] ?? null, after });
    }
    if (before.status !== 'none' && duration !== undefined)
      changes.push({
        field: t('Duration'),
        kind: 'minutes',
        before: String(before.duration),
        after: String(duration),
      });
    if (before.status !== 'none' && title !== undefined)
      changes.push({ field: t('Title'), kind: 'text', before: before.title, after: readable(title) });
    return {
      does: t('changed the series from its {number}. meeting on.', { number: from }),
      changes: [...changes, ...detailChanges(before, data)],
      reason: words(data.reason),
    };
  },
  MeetingSeriesEnded: ({ data }) => ({
    does: t('cancelled the series from its {number}. meeting on.', { number: data.from }),
    reason: words(data.reason),
  }),
  MeetingSeriesHandedOver: ({ data }, _, { nameOf }) => ({
    does: t('handed the series over from {from} to {to}, from its {number}. meeting on.', {
      from: nameOf(data.fromManagerId),
      to: nameOf(data.managerId),
      number: data.from,
    }),
  }),
  MeetingSeriesCarriedOut: () => ({ does: t('did this to the meetings of the series.') }),
};
