import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { ReadModelName, Tag } from '@annals/contracts/kernel/feature';
import { columnsOf, type Columns, type RowSchema, type SqlTypes } from './columns';

/** Every row has a text or uuid `id`: the key its events are folded by. */
export interface KeyedRow {
  readonly id: string;
}

type Evolvers<Row extends KeyedRow, Event extends RecordedEvent> = {
  readonly [Type in Event['type']]?: (
    row: Row | null,
    event: Extract<Event, { type: Type }>,
    key: string,
  ) => Row | null;
};

/**
 * A read model as a fold, by key. `evolve` is pure: no clock, no database, no other rows. Everything else — batching, the
 * checkpoint, rebuilds, replays "as of" — is the engine's.
 */
export interface ProjectionDeclaration<Row extends KeyedRow, Event extends RecordedEvent> {
  readonly name: ReadModelName;
  /** Raise it whenever the columns or the fold change: the read model is then rebuilt beside the old one. */
  readonly version: number;
  /** What a row holds: its columns follow from it, see `columnsOf`. */
  readonly row: RowSchema<Row>;
  /** Of columns whose type does not follow from the schema. */
  readonly sqlTypes?: SqlTypes<Row>;
  /** Named by the question they answer; the columns in order, each optionally followed by ` desc`. A single ` gin` or ` words`: see `createIndexes`. */
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  /** The key or keys of the rows an event touches. */
  readonly key: (event: Event) => string | readonly string[];
  /** The row after the event; null means there is none. */
  readonly evolve: Evolvers<Row, Event>;
  /** The cache tags that move with this read model. */
  readonly tags: readonly Tag[];
  /** The people whose screens show this row: they alone are told that it moved, with the event that moved it. */
  readonly concerns: (row: Row, event: Event) => readonly string[];
  /**
   * True where even that somebody did something is confidential: then those who see wide lists are not told that it moved either. They
   * see it when they look next.
   */
  readonly onlyThoseConcerned?: boolean;
}

/** A projection with its row and event types erased, as the engine handles it. */
export interface Projection {
  readonly name: ReadModelName;
  readonly version: number;
  readonly columns: Columns;
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  readonly tags: readonly Tag[];
  readonly handles: ReadonlySet<string>;
  readonly onlyThoseConcerned: boolean;
  keysOf(event: RecordedEvent): readonly string[];
  apply(row: KeyedRow | null, event: RecordedEvent, key: string): KeyedRow | null;
  concernsOf(row: KeyedRow, event: RecordedEvent): readonly string[];
}

/** Declares a read model. See `ProjectionDeclaration`. */
export function projection<Row extends KeyedRow, Event extends RecordedEvent>(
  declaration: ProjectionDeclaration<Row, Event>,
): Projection {
  const {
    name,
    version,
    row,
    sqlTypes,
    indexes,
    tags,
    key,
    evolve,
    concerns,
    onlyThoseConcerned = false,
  } = declaration;
  // Rows and events of all projections look alike to the engine: what it hands over are those that the projection declared its types for, and the
  // casts below are the one place that says so.
  type AnyEvolver = (row: Row | null, event: RecordedEvent, key: string) => Row | null;
  const evolvers = new Map(Object.entries(evolve) as unknown as readonly (readonly [string, AnyEvolver])[]);
  return {
    name,
    version,
    columns: columnsOf(row, sqlTypes),
    indexes,
    tags,
    handles: new Set(evolvers.keys()),
    onlyThoseConcerned,
    keysOf: (event) => {
      const keys = key(event as Event);
      return typeof keys === 'string' ? [keys] : keys;
    },
    apply: (before, event, rowKey) => {
      const evolver = evolvers.get(event.type);
      return evolver ? evolver(before as Row | null, event, rowKey) : before;
    },
    concernsOf: (changed, event) => concerns(changed as Row, event as Event),
  };
}
