import { readable, readableList, type Erased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { Visibility } from '@annals/contracts/features/performance/constants';
import type { TimelineEvent } from '@annals/contracts/features/performance/events';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { timelineEntry } from './decider';
import type { ExistingEntry, TimelineState } from './timeline-entry';

type Content = ExistingEntry['content'];

const list = (value: unknown) => readableList(value as readonly string[] | Erased).join(', ') || null;
const text = (value: unknown) => words(value as string | Erased | undefined);

const FIELDS: readonly (readonly [string, (content: Content) => string | null])[] = [
  ['Title', ({ title }) => text(title)],
  ['Description', ({ description }) => text(description)],
  ['Category', ({ category }) => text(category)],
  ['Impact', ({ impact }) => impact ?? null],
  ['Tags', ({ tags }) => list(tags)],
  ['Links', ({ attachments }) => list(attachments)],
  ['Visibility', ({ visibility }) => visibility],
];

function changed(before: Content | null, after: Content): HistoryChange[] {
  return FIELDS.map(([field, of]) => ({
    field,
    kind: 'text' as const,
    before: before && of(before),
    after: of(after),
  })).filter((change) => change.before !== change.after);
}

/** A sentence for each of its events. */
export const timelineHistory: HistoryFormatters<TimelineState, TimelineEvent> = {
  TimelineEntryAdded: ({ data }, _, { nameOf }) => ({
    does: `added ${data.type === 'feedback' ? 'feedback' : data.type === 'achievement' ? 'an achievement' : `a ${data.type}`} for ${nameOf(data.employeeId)}.`,
    changes: changed(null, { ...data, category: data.category, impact: data.impact }),
  }),
  TimelineEntryCorrected: ({ data }, before) => ({
    does: 'corrected the entry.',
    changes: changed(before.status === 'none' ? null : before.content, {
      ...data,
      category: data.category,
      impact: data.impact,
    }),
    reason: readable(data.reason),
  }),
  TimelineEntryWithdrawn: ({ data }) => ({
    does: 'withdrew the entry.',
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
