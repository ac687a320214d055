import { t } from '@annals/contracts/kernel/text';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import { TIME_OFF_TYPE_LABELS, workingDaysLabel } from '@annals/contracts/features/time-off/words';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { timeOff } from './decider';
import type { TimeOffState } from './time-off';

/** A sentence for each of its events. */
export const timeOffHistory: HistoryFormatters<TimeOffState, TimeOffEvent> = {
  TimeOffRequested: ({ data }) => ({
    does: t('asked for {days} of time off ({type}).', {
      days: workingDaysLabel(data.workingDays),
      type: TIME_OFF_TYPE_LABELS[data.type],
    }),
    changes: [
      { field: t('First day'), kind: 'day', before: null, after: data.startDate },
      { field: t('Last day'), kind: 'day', before: null, after: data.endDate },
    ],
    reason: words(data.reason),
  }),
  TimeOffApproved: ({ data }) => ({ does: t('approved the request.'), changes: notes(data.managerNotes) }),
  TimeOffRejected: ({ data }) => ({ does: t('rejected the request.'), changes: notes(data.managerNotes) }),
  TimeOffCancelled: ({ data }) => ({ does: t('cancelled the time off.'), reason: words(data.reason) }),
  TimeOffHandedOver: ({ data }, _, { nameOf }) => ({
    does: t('handed the request over to {manager}.', { manager: nameOf(data.managerId) }),
  }),
  TimeOffReminderSent: ({ data }, _, { nameOf }) => ({
    does: t('reminded {manager} of the request.', { manager: nameOf(data.managerId) }),
  }),
};

function notes(managerNotes: Parameters<typeof words>[0]): HistoryChange[] {
  const written = words(managerNotes);
  return written === null ? [] : [{ field: t('Manager notes'), kind: 'text', before: null, after: written }];
}

/** Tells the events of one request as plain sentences, newest first. The caller has been authorized. */
export function historyOf(
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  return formatHistory(timeOff, timeOffHistory, events, names).entries;
}
