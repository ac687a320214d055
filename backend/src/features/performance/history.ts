import { readable, readableList, type Erased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { Impact, Visibility } from '@annals/contracts/features/performance/constants';
import { ENTRY_WORDS } from '@annals/contracts/features/performance/notices';
import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import { msg, t, translated } from '@annals/contracts/kernel/text';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { timelineEntry } from './decider';
import type { ExistingEntry, TimelineState } from './timeline-entry';

type Content = ExistingEntry['content'];

const list = (value: unknown) => readableList(value as readonly string[] | Erased).join(', ') || null;
const text = (value: unknown) => words(value as string | Erased | undefined);

const IMPACT_WORDS: Readonly<Record<Impact, string>> = translated({
  low: 'low',
  medium: 'medium',
  high: 'high',
});
const VISIBILITY_WORDS: Readonly<Record<Visibility, string>> = translated({
  public: 'public',
  manager: 'manager||visibility',
  private: 'private',
});

const FIELDS: readonly (readonly [string, (content: Content) => string | null])[] = [
  [msg('Title'), ({ title }) => text(title)],
  [msg('Description'), ({ description }) => text(description)],
  [msg('Category'), ({ category }) => text(category)],
  [msg('Impact'), ({ impact }) => (impact === undefined ? null : IMPACT_WORDS[impact])],
  [msg('Tags'), ({ tags }) => list(tags)],
  [msg('Links'), ({ attachments }) => list(attachments)],
  [msg('Visibility'), ({ visibility }) => VISIBILITY_WORDS[visibility]],
];

function changed(before: Content | null, after: Content): HistoryChange[] {
  return FIELDS.map(([field, of]) => ({
    field: t(field),
    kind: 'text' as const,
    before: before && of(before),
    after: of(after),
  })).filter((change) => change.before !== change.after);
}

/** A sentence for each of its events. */
export const timelineHistory: HistoryFormatters<TimelineState, TimelineEvent> = {
  TimelineEntryAdded: ({ data }, _, { nameOf }) => ({
    does: t('added {entry} for {employee}.', {
      entry: ENTRY_WORDS[data.type],
      employee: nameOf(data.employeeId),
    }),
    changes: changed(null, { ...data, category: data.category, impact: data.impact }),
  }),
  TimelineEntryCorrected: ({ data }, before) => ({
    does: t('corrected the entry.'),
    changes: changed(before.status === 'none' ? null : before.content, {
      ...data,
      category: data.category,
      impact: data.impact,
    }),
    reason: readable(data.reason),
  }),
  TimelineEntryWithdrawn: ({ data }) => ({
    does: t('withdrew the entry.'),
    reason: readable(data.reason),
  }),
};

/**
 * Tells an entry's events as plain sentences, newest first. What was said while the reader could not see the entry stays unsaid to
 * them: those events are left out, and the correction that opened it to them is told without its changes.
 * @param seen the visibilities the reader may see; null for the author, who may see all
 */
export function historyOf(
  events: readonly RecordedEvent[],
  seen: readonly Visibility[] | null,
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const { entries } = formatHistory(timelineEntry, timelineHistory, events, names);
  if (seen === null) return entries;
  const visibility = visibilities(events);
  return entries.flatMap((entry) => {
    const { before, after } = visibility.get(entry.id) ?? {};
    if (after === undefined || !seen.includes(after)) return [];
    return before === undefined || seen.includes(before) ? [entry] : [{ ...entry, changes: [] }];
  });
}

/** What could be seen of the entry before and after each event, by the event's id. */
function visibilities(events: readonly RecordedEvent[]) {
  const found = new Map<string, { before: Visibility | undefined; after: Visibility | undefined }>();
  let state: TimelineState = timelineEntry.initial;
  for (const event of events) {
    const before = state.status === 'none' ? undefined : state.content.visibility;
    state = timelineEntry.evolve(state, event as TimelineEvent);
    found.set(event.id, { before, after: state.status === 'none' ? undefined : state.content.visibility });
  }
  return found;
}
