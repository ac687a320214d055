import { t } from '@annals/contracts/kernel/text';
import { categoryOf } from '@annals/contracts/kernel/words';
import { HIDDEN_TEXT } from '@annals/contracts/features/audit/sensitivity';
import { ERASED_TEXT, isErased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryEntry } from '@annals/contracts/kernel/history';
import { nameIn } from '@annals/projections/features/audit/explorer';
import { actorNameOf } from '../../platform/commands/actor-name';
import type { Collected } from '../../platform/services/collected';
import { definitionOf, maskedEvent, valuesOf } from './definitions';
import { differencesOf } from './differences';
import { replayedOf } from './folds';

/**
 * Tells a record of any feature as plain sentences, newest first: in the feature's own words where it has them, with what each event
 * changed found by folding the record before and after it.
 * @param isOpen the reader has stated a reason: sensitive words are told
 */
export function recordHistory(
  features: Collected,
  stream: string,
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
  isOpen = false,
): HistoryEntry[] {
  const category = categoryOf(stream);
  const seen = isOpen ? events : events.map(maskedEvent);
  const [itself] = replayedOf(features, category);
  const differences = itself ? differencesOf(itself, events, names, isOpen) : undefined;
  const entries = [...sentencesOf(features, category, seen, names).values()].map((entry): HistoryEntry =>
    entry.changes.length > 0 ? entry : { ...entry, changes: [...(differences?.get(entry.id) ?? [])] },
  );
  // What reads as erased in a masked event is hidden, unless it was erased indeed.
  const isErasedIndeed = events.some((event) => Object.values(valuesOf(event)).some(isErased));
  return (isOpen || isErasedIndeed ? entries : entries.map(hidden)).reverse();
}

/** The entries of a record's history by the ids of its events, oldest first; what each changed only where its feature says so. */
export function sentencesOf(
  features: Collected,
  category: string,
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, HistoryEntry> {
  const ofFeature = (features.histories.get(category)?.(events, names) ?? []).map(
    (entry) => [entry.id, entry] as const,
  );
  return new Map([...events.map((event) => [event.id, told(features, event, names)] as const), ...ofFeature]);
}

function told(
  { sentences }: Collected,
  event: RecordedEvent,
  names: ReadonlyMap<string, string>,
): HistoryEntry {
  const { id, type, position, metadata } = event;
  const nameOf = (who: string) => nameIn(names, who);
  const actorName = actorNameOf(metadata, nameOf);
  const does = sentences.get(event.type)?.(event, nameOf);
  return {
    id,
    type,
    position: String(position),
    at: metadata.occurredAt,
    actorName,
    sentence:
      does === undefined
        ? t('{actor}: {what}', { actor: actorName, what: t(definitionOf(event).description) })
        : `${actorName} ${does}`,
    reason: metadata.reason ?? null,
    changes: [],
  };
}

function hidden(entry: HistoryEntry): HistoryEntry {
  const text = (value: string | null) => value?.replaceAll(ERASED_TEXT, HIDDEN_TEXT) ?? null;
  return {
    ...entry,
    sentence: entry.sentence.replaceAll(ERASED_TEXT, HIDDEN_TEXT),
    reason: text(entry.reason),
    changes: entry.changes.map((change) => ({
      ...change,
      before: text(change.before),
      after: text(change.after),
    })),
  };
}
