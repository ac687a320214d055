import type { EventToStore, StoredEvent } from '../port';
import type { NewServerEvent, ServerEvent } from './client';

/** Metadata of the adapter's own; no metadata of an event begins like this. */
const OWN = /^[$]|^annals\./;
const SCHEMA_VERSION = 'annals.schemaVersion';
const RECORDED_AT = 'annals.recordedAt';

/**
 * An event as the server is given it. Its version goes into the metadata; so do, under the names the server's own projections look for,
 * correlation and causation.
 * @param recordedAt for an event that was recorded elsewhere before
 */
export function toServer(event: EventToStore, recordedAt?: string): NewServerEvent {
  const { id, type, data, metadata, schemaVersion } = event;
  const { correlationId, causationId } = metadata;
  return {
    id,
    type,
    data,
    metadata: {
      ...metadata,
      [SCHEMA_VERSION]: String(schemaVersion),
      ...(correlationId !== undefined && { $correlationId: correlationId }),
      ...(causationId !== undefined && { $causationId: causationId }),
      ...(recordedAt !== undefined && { [RECORDED_AT]: recordedAt }),
    },
  };
}

/**
 * An event as the port has it.
 * @param prefix what the server's name of the stream begins with
 * @throws Error when Annals did not write it
 */
export function fromServer(event: ServerEvent, prefix: string, position: bigint): StoredEvent {
  const { id, type, data, revision, created } = event;
  const own = record(event.metadata);
  const schemaVersion = Number(own?.[SCHEMA_VERSION]);
  if (!own || !record(data) || !Number.isInteger(schemaVersion))
    throw new Error(`The event ${id} in ${event.stream} at position ${position} was not written by Annals`);
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) if (!OWN.test(name)) metadata[name] = String(value);
  return {
    id,
    type,
    schemaVersion,
    data: data as Record<string, unknown>,
    metadata,
    stream: event.stream.slice(prefix.length),
    revision,
    position,
    recordedAt: typeof own[RECORDED_AT] === 'string' ? own[RECORDED_AT] : created.toISOString(),
  };
}

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : undefined;
}
