import { CannotTakeOver, type StoredEvent } from '../port';
import { APPENDED_CHANNEL } from './append-function';
import { openClient } from './connection-config';
import { isRefusal, unavailable } from './connection-errors';

const INSERT = `
  INSERT INTO annals_events.events
    (position, stream, revision, event_id, type, schema_version, data, metadata, recorded_at)
  SELECT position, stream, revision, id, type, version, data::json, metadata::json, recorded_at
  FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::integer[], $7::text[], $8::text[], $9::timestamptz[])
    AS e(position, stream, revision, id, type, version, data, metadata, recorded_at)`;

/**
 * See `TakesOver.takeOver`. It needs the rights of the table's owner: the role of the application may append, but not say when something
 * was recorded. It holds the lock of all appends meanwhile.
 */
export async function takeOver(url: string, events: readonly StoredEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const client = openClient(url, 'annals take over', 'long');
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(4711, 1)');
    const { rows } = await client.query<{ head: string }>(
      'SELECT coalesce(max(position), 0) AS head FROM annals_events.events',
    );
    const head = BigInt(rows[0]?.head ?? 0);
    if (head + 1n !== first.position)
      throw new CannotTakeOver(
        `The log ends at position ${head}, the events to take over begin at ${first.position}`,
      );
    await client.query(INSERT, columns(events));
    await client.query('SELECT pg_notify($1, $2)', [APPENDED_CHANNEL, String(events.at(-1)?.position)]);
    await client.query('COMMIT');
  } catch (error) {
    if (isRefusal(error))
      throw new CannotTakeOver(
        `The events do not fit (SQLSTATE ${error.code ?? ''}${error.constraint === undefined ? '' : `, ${error.constraint}`})`,
      );
    throw unavailable(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function columns(events: readonly StoredEvent[]): unknown[] {
  return [
    events.map(({ position }) => String(position)),
    events.map(({ stream }) => stream),
    events.map(({ revision }) => String(revision)),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ schemaVersion }) => schemaVersion),
    events.map(({ data }) => JSON.stringify(data)),
    events.map(({ metadata }) => JSON.stringify(metadata)),
    events.map(({ recordedAt }) => recordedAt),
  ];
}
