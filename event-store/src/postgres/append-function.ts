/** The channel on which every batch of appends announces its last position. */
export const APPENDED_CHANNEL = 'annals_appended';

/** The name PostgreSQL gives the constraint that keeps event ids unique; see `event-tables.ts`. */
export const EVENT_ID_CONSTRAINT = 'events_event_id';

/**
 * `annals_events.append`: writes a batch of appends, each to a stream of its own, in the transaction of one statement.
 *
 * In: one element per append (stream; expected revision, -1 for no stream; number of events), then one element per event in the
 * same order (the append it belongs to, counted from 1; id; type; schema version; data; metadata).
 * Out: the head before the batch, and by number those appends that were refused (with the actual revision) or had been stored
 * before (with the position of their last event). All others were stored, in order, right after the head.
 *
 * Why it is as it is:
 * - The lock is taken by a statement of its own, before anything is read: the next statement's snapshot then shows all that
 *   earlier holders committed. It is released after the commit, so position order is commit order and a reader never meets a gap.
 * - Plans are generic and may not scan the table: a plan made while the table was empty would otherwise stay for the session.
 * - SECURITY DEFINER with a pinned search_path: the application's role can append without any right to write the table.
 * - Time never runs backward in the log, even when the server's clock does.
 * - One NOTIFY for each batch: one per append costs more than half of the throughput.
 */
export const APPEND_FUNCTION = /* sql */ `
CREATE OR REPLACE FUNCTION annals_events.append(
  streams text[], expected_revisions bigint[], counts integer[],
  owners integer[], ids uuid[], types text[], schema_versions integer[], data json[], metadata json[],
  OUT head bigint, OUT refused integer[], OUT actual_revisions bigint[], OUT repeated integer[], OUT repeated_positions bigint[]
)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, annals_events, pg_temp
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET jit = off
SET lock_timeout = '5s'
AS $$
DECLARE
  recorded timestamptz;
  appended bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(4711, 1);

  SELECT e.position, e.recorded_at INTO head, recorded FROM annals_events.events e ORDER BY e.position DESC LIMIT 1;
  head := coalesce(head, 0);
  recorded := greatest(date_trunc('milliseconds', clock_timestamp()), recorded);

  WITH asked AS MATERIALIZED (
    SELECT a.ord, a.stream, a.expected, a.events, sum(a.events) OVER (ORDER BY a.ord) - a.events AS offset_in_batch,
           coalesce((SELECT e.revision FROM annals_events.events e WHERE e.stream = a.stream
                     ORDER BY e.stream DESC, e.revision DESC LIMIT 1), -1) AS actual
    FROM unnest(streams, expected_revisions, counts) WITH ORDINALITY AS a(stream, expected, events, ord)
  ), accepted AS MATERIALIZED (
    SELECT ord, stream, expected, events, offset_in_batch, head + sum(events) OVER (ORDER BY ord) - events AS base
    FROM asked WHERE expected = actual
  ), inserted AS (
    INSERT INTO annals_events.events
      (position, stream, revision, event_id, type, schema_version, data, metadata, recorded_at)
    SELECT a.base + n.number, a.stream, a.expected + n.number, e.id, e.type, e.schema_version, e.data, e.metadata, recorded
    FROM unnest(owners, ids, types, schema_versions, data, metadata)
           WITH ORDINALITY AS e(owner, id, type, schema_version, data, metadata, ord)
    JOIN accepted a ON a.ord = e.owner
    CROSS JOIN LATERAL (SELECT e.ord - a.offset_in_batch AS number) n
  ), elsewhere AS (
    SELECT ord, actual, (
      SELECT CASE WHEN count(*) = a.events THEN max(e.position) END
      FROM annals_events.events e
      WHERE e.stream = a.stream AND e.revision > a.expected AND e.revision <= a.expected + a.events
        AND e.event_id = ids[(a.offset_in_batch + e.revision - a.expected)::integer]
    ) AS stored_at
    FROM asked a WHERE expected <> actual
  )
  SELECT array_agg(ord ORDER BY ord) FILTER (WHERE stored_at IS NULL),
         array_agg(actual ORDER BY ord) FILTER (WHERE stored_at IS NULL),
         array_agg(ord ORDER BY ord) FILTER (WHERE stored_at IS NOT NULL),
         array_agg(stored_at ORDER BY ord) FILTER (WHERE stored_at IS NOT NULL),
         (SELECT sum(events) FROM accepted)
  INTO refused, actual_revisions, repeated, repeated_positions, appended
  FROM elsewhere;

  IF appended > 0 THEN
    PERFORM pg_notify('${APPENDED_CHANNEL}', (head + appended)::text);
  END IF;
END $$;

REVOKE ALL ON FUNCTION annals_events.append FROM PUBLIC;
`;
