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
    does: `scheduled “${readable(data.title)}” with ${nameOf(data.employeeId)} ${RHYTHM_WORDS[data.everyWeeks]}, ${String(data.times)} times.`,
    changes: [
      { field: 'First time', kind: 'instant', before: null, after: occurrenceAt(data, 1) },
      { field: 'Duration', kind: 'minutes', before: null, after: String(data.duration) },
      ...detailChanges({ status: 'none' }, data),
    ],
  }),
  MeetingSeriesChanged: ({ data }, before) => {
    const { from, moved, duration, title } = data;
    const changes: HistoryChange[] = [];
    if (before.status !== 'none' && moved) {
      const after = occurrenceAt({ ...before, ...moved }, 1);
      changes.push({ field: 'Time', kind: 'instant', before: before.instants[from - 1] ?? null, after });
    }
    if (before.status !== 'none' && duration !== undefined)
      changes.push({
        field: 'Duration',
        kind: 'minutes',
        before: String(before.duration),
        after: String(duration),
      });
    if (before.status !== 'none' && title !== undefined)
      changes.push({ field: 'Title', kind: 'text', before: before.title, after: readable(title) });
    return {
      does: `changed the series from its ${String(from)}. meeting on.`,
      changes: [...changes, ...detailChanges(before, data)],
      reason: words(data.reason),
    };
  },
  MeetingSeriesEnded: ({ data }) => ({
    does: `cancelled the series from its ${String(data.from)}. meeting on.`,
    reason: words(data.reason),
  }),
  MeetingSeriesHandedOver: ({ data }, _, { nameOf }) => ({
    does: `handed the series over from ${nameOf(data.fromManagerId)} to ${nameOf(data.managerId)}, from its ${String(data.from)}. meeting on.`,
  }),
  MeetingSeriesCarriedOut: () => ({ does: 'did this to the meetings of the series.' }),
};
