import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { KeyedRow, Projection } from './projection';

/** The rows a fold works on, by key. null: known to be absent; missing from the map: not loaded. */
export type Rows = Map<string, KeyedRow | null>;

/** The event a fold could not take, and why. */
export interface Poison {
  readonly position: bigint;
  readonly type: string;
  /** The stream it stands in, which an operator can park. */
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

/** The keys a batch needs loaded, without those of events the projection ignores. A key that cannot be told is left to the fold to report. */
export function keysNeeded(projection: Projection, events: readonly RecordedEvent[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const event of events) {
    if (!projection.handles.has(event.type)) continue;
    try {
      for (const key of projection.keysOf(event)) keys.add(key);
    } catch {
      break;
    }
  }
  return keys;
}

/**
 * Folds events into `rows`, in order, changing the map in place. Stops in front of the first event whose fold throws; an event is
 * taken as a whole or not at all, also when it touches several rows.
 */
export function foldInto(projection: Projection, rows: Rows, events: readonly RecordedEvent[]): Folded {
  const touched = new Set<string>();
  const concerned = new Set<string>();
  for (const event of events) {
    if (!projection.handles.has(event.type)) continue;
    try {
      const next = projection.keysOf(event).map((key) => {
        const before = rows.get(key) ?? null;
        return { key, before, after: projection.apply(before, event, key) };
      });
      for (const { key, before, after } of next) {
        rows.set(key, after);
        touched.add(key);
        for (const row of [before, after])
          if (row) projection.concernsOf(row, event).forEach((id) => concerned.add(id));
      }
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      return {
        touched,
        concerned,
        poison: { position: event.position, type: event.type, stream: event.stream, error },
      };
    }
  }
  return { touched, concerned, poison: null };
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
  const { poison } = foldInto(projection, rows, events);
  if (poison) throw poison.error;
  const present = new Map<string, KeyedRow>();
  for (const [key, row] of rows) if (row) present.set(key, row);
  return present;
}
