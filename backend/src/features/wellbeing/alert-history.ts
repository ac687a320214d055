import { decimal, t } from '@annals/contracts/kernel/text';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryEntry } from '@annals/contracts/kernel/history';
import type { ManagerAlertEvent } from '@annals/contracts/features/wellbeing/alert-events';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { managerAlert, type ManagerAlertState } from './manager-alert-decider';

/** A sentence for each event of an alert. */
export const managerAlertHistory: HistoryFormatters<ManagerAlertState, ManagerAlertEvent> = {
  ManagerAlerted: ({ data }) => ({
    does: t(
      'raised it: the median of the team’s last weeks was {median} of 10 (method {method}, version {version}).',
      { median: decimal(data.median, 2), method: data.method.name, version: String(data.method.version) },
    ),
  }),
  ManagerAlertAcknowledged: () => ({ does: t('acknowledged it.') }),
  ManagerAlertFollowedUp: ({ data }, before) => ({
    does: t('wrote down a follow-up.'),
    changes: [
      {
        field: t('Follow-up'),
        kind: 'text',
        before: before.status !== 'none' && typeof before.followUp === 'string' ? before.followUp : null,
        after: words(data.followUp),
      },
    ],
  }),
};

/** Tells an alert's events as plain sentences, newest first; whether the reader may have them is the caller's to decide. */
export function alertHistoryOf(
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  return formatHistory(managerAlert, managerAlertHistory, events, names).entries;
}
