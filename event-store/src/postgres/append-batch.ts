import type { Appended, EventToStore, ExpectedRevision } from '../port';
import { EventIdTaken, WrongExpectedRevision } from '../port';
import { bigintArray, integerArray, jsonArray, textArray, uuidArray } from './binary-arrays';
import { EVENT_ID_CONSTRAINT } from './append-function';
import { isRefusal, unavailable } from './connection-errors';

/** An event whose documents are written out as JSON. */
export interface WrittenEvent extends Pick<EventToStore, 'id' | 'type' | 'schemaVersion'> {
  readonly data: string;
  readonly metadata: string;
}

/** An append somebody waits for. */
export interface PendingAppend {
  readonly stream: string;
  readonly events: readonly WrittenEvent[];
  readonly expected: ExpectedRevision;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** How an append of a batch ended. */
export type Outcome = Appended | WrongExpectedRevision;

/** What the append function answers; bigints come as text. */
export interface AppendRow {
  readonly head: string;
  readonly refused: readonly number[] | null;
  readonly actual_revisions: readonly string[] | null;
  readonly repeated: readonly number[] | null;
  readonly repeated_positions: readonly string[] | null;
}

export const APPEND_STATEMENT = `
  SELECT head, refused, actual_revisions, repeated, repeated_positions
  FROM annals_events.append($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** Writes an event's documents out. @throws TypeError when one cannot be JSON */
export function writeOut({ id, type, schemaVersion, data, metadata }: EventToStore): WrittenEvent {
  return { id, type, schemaVersion, data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
}

const expectedNumber = (expected: ExpectedRevision): bigint => (expected === 'no-stream' ? -1n : expected);

/** The parameters of the append function for a batch, in its order. One pass, as this is on the path of every append. */
export function encodeBatch(batch: readonly PendingAppend[]): Buffer[] {
  const owners: number[] = [];
  const ids: string[] = [];
  const types: string[] = [];
  const versions: number[] = [];
  const data: string[] = [];
  const metadata: string[] = [];
  for (const [index, append] of batch.entries())
    for (const event of append.events) {
      owners.push(index + 1);
      ids.push(event.id);
      types.push(event.type);
      versions.push(event.schemaVersion);
      data.push(event.data);
      metadata.push(event.metadata);
    }
  return [
    textArray(batch.map((append) => append.stream)),
    bigintArray(batch.map((append) => expectedNumber(append.expected))),
    integerArray(batch.map((append) => append.events.length)),
    integerArray(owners),
    uuidArray(ids),
    textArray(types),
    integerArray(versions),
    jsonArray(data),
    jsonArray(metadata),
  ];
}

/** Reads the function's answer: the outcome of every append of the batch, in order. */
export function decodeOutcomes(batch: readonly PendingAppend[], row: AppendRow): Outcome[] {
  const refused = numbered(row.refused, row.actual_revisions);
  const repeated = numbered(row.repeated, row.repeated_positions);
  let position = BigInt(row.head);
  return batch.map((append, index) => {
    const { stream, expected, events } = append;
    const actual = refused.get(index + 1);
    if (actual !== undefined)
      return new WrongExpectedRevision(stream, expected, actual === -1n ? 'no-stream' : actual);
    const revision = expectedNumber(expected) + BigInt(events.length);
    const before = repeated.get(index + 1);
    if (before !== undefined) return { revision, position: before, duplicate: true };
    position += BigInt(events.length);
    return { revision, position, duplicate: false };
  });
}

/** Two arrays of equal length, as a map from the append's number to what is said of it. */
function numbered(
  numbers: readonly number[] | null,
  values: readonly string[] | null,
): ReadonlyMap<number, bigint> {
  return new Map((values ?? []).map((value, index) => [numbers?.[index] ?? 0, BigInt(value)]));
}

/** The error a caller gets when its append failed, in the terms of the port. */
export function appendError(append: PendingAppend, error: unknown): unknown {
  if (isRefusal(error) && error.constraint === EVENT_ID_CONSTRAINT) return new EventIdTaken(append.stream);
  return unavailable(error);
}
