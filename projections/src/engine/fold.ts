import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { KeyedRow, Projection } from './projection';

/** The rows a fold works on, by key. null: known to be absent; missing from the map: not loaded. */
export type Rows = Map<string, KeyedRow | null>;

/** The event a fold could not take, and why. */
export interface Poison {
  readonly position: bigint;
  readonly type: string;
  /** The stream it is in, which an operator can park. */
  readonly stream: string;
  readonly error: Error;
}

export interface Folded {
  /** The keys whose rows may have changed. */
  readonly touched: ReadonlySet<string>;
  /** The people who see a row that changed, before or after. */
  readonly concerned: ReadonlySet<string>;
  /** Set when the fold stopped early: everything before this event was folded, this one and the rest were not. */
  readonly poison: Poison | null;
}

/** An event that a projection handles, with the keys of the rows it touches. */
export interface Handled {
  readonly event: RecordedEvent;
  readonly keys: readonly string[];
  /** Why its keys cannot be told, when they cannot. */
  readonly error?: Error;
}

/** The events that a projection handles; the first whose keys cannot be told is the last, for the fold to report. */
export function handledIn(projection: Projection, events: readonly RecordedEvent[]): readonly Handled[] {
  const handled: Handled[] = [];
  for (const event of events) {
    if (!projection.handles.has(event.type)) continue;
    try {
      handled.push({ event, keys: projection.keysOf(event) });
    } catch (cause) {
      handled.push({ event, keys: [], error: errorOf(cause) });
      break;
    }
  }
  return handled;
}

/** The keys of the rows that have to be there before these events are folded. */
export function keysNeeded(handled: readonly Handled[]): ReadonlySet<string> {
  const needed = new Set<string>();
  for (const { keys } of handled) for (const key of keys) needed.add(key);
  return needed;
}

/**
 * Folds events into `rows`, in order, changing the map in place. Stops in front of the first event whose fold throws; an event is
 * taken as a whole or not at all, also when it touches several rows.
 * @param changed told of each row an event may have changed
 * @returns the event it stopped in front of; null when there is none
 */
export function fold(
  projection: Projection,
  rows: Rows,
  handled: readonly Handled[],
  changed?: (key: string, before: KeyedRow | null, after: KeyedRow | null, event: RecordedEvent) => void,
): Poison | null {
  for (const { event, keys, error } of handled) {
    if (error) return poisonAt(event, error);
    try {
      const next = keys.map((key) => {
        const before = rows.get(key) ?? null;
        return { key, before, after: projection.apply(before, event, key) };
      });
      for (const { key, before, after } of next) {
        rows.set(key, after);
        changed?.(key, before, after, event);
      }
    } catch (cause) {
      return poisonAt(event, errorOf(cause));
    }
  }
  return null;
}

const errorOf = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));

/** An event that stops a projection. */
export function poisonAt({ position, type, stream }: RecordedEvent, error: Error): Poison {
  return { position, type, stream, error };
}

/** Folds as `fold` does, and tells what a live read model has to write, and whom it has to tell. */
export function foldInto(projection: Projection, rows: Rows, handled: readonly Handled[]): Folded {
  const touched = new Set<string>();
  const concerned = new Set<string>();
  const poison = fold(projection, rows, handled, (key, before, after, event) => {
    touched.add(key);
    for (const row of [before, after])
      if (row) projection.concernsOf(row, event).forEach((id) => concerned.add(id));
  });
  return { touched, concerned, poison };
}

/**
 * The rows of a projection after exactly these events: for tests, and for replays "as of" a moment or a position.
 * @throws Error of the fold when an event is poison
 */
export function foldInMemory(
  projection: Projection,
  events: readonly RecordedEvent[],
): ReadonlyMap<string, KeyedRow> {
  const rows: Rows = new Map();
  const poison = fold(projection, rows, handledIn(projection, events));
  if (poison) throw poison.error;
  const present = new Map<string, KeyedRow>();
  for (const [key, row] of rows) if (row) present.set(key, row);
  return present;
}
