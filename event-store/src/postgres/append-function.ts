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
  actuals bigint[];
  positions bigint[];
  numbers bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(4711, 1);

  SELECT e.position, e.recorded_at INTO head, recorded FROM annals_events.events e ORDER BY e.position DESC LIMIT 1;
  head := coalesce(head, 0);
  recorded := greatest(date_trunc('milliseconds', clock_timestamp()), recorded);

  -- What is to be added to an event's place in the batch to get its position and its revision; no position for what is refused.
  SELECT array_agg(a.actual ORDER BY a.ord), sum(a.events) FILTER (WHERE a.actual = a.expected),
         array_agg(CASE WHEN a.actual = a.expected THEN head + a.accepted_before - a.before END ORDER BY a.ord),
         array_agg(a.expected - a.before ORDER BY a.ord)
  INTO actuals, appended, positions, numbers
  FROM (
    SELECT s.*, sum(s.events) OVER earlier - s.events AS before,
           coalesce(sum(s.events) FILTER (WHERE s.actual = s.expected) OVER earlier, 0) - s.events AS accepted_before
    FROM (
      SELECT u.ord, u.expected, u.events,
             coalesce((SELECT e.revision FROM annals_events.events e WHERE e.stream = u.stream
                       ORDER BY e.stream DESC, e.revision DESC LIMIT 1), -1) AS actual
      FROM unnest(streams, expected_revisions, counts) WITH ORDINALITY AS u(stream, expected, events, ord)
    ) s
    WINDOW earlier AS (ORDER BY s.ord)
  ) a;

  INSERT INTO annals_events.events
    (position, stream, revision, event_id, type, schema_version, data, metadata, recorded_at)
  SELECT positions[e.owner] + e.ord, streams[e.owner], numbers[e.owner] + e.ord,
         e.id, e.type, e.schema_version, e.data, e.metadata, recorded
  FROM unnest(owners, ids, types, schema_versions, data, metadata)
         WITH ORDINALITY AS e(owner, id, type, schema_version, data, metadata, ord)
  WHERE positions[e.owner] IS NOT NULL;

  IF array_position(positions, NULL) IS NOT NULL THEN
    SELECT array_agg(r.ord ORDER BY r.ord) FILTER (WHERE r.stored_at IS NULL),
           array_agg(actuals[r.ord] ORDER BY r.ord) FILTER (WHERE r.stored_at IS NULL),
           array_agg(r.ord ORDER BY r.ord) FILTER (WHERE r.stored_at IS NOT NULL),
           array_agg(r.stored_at ORDER BY r.ord) FILTER (WHERE r.stored_at IS NOT NULL)
    INTO refused, actual_revisions, repeated, repeated_positions
    FROM (
      SELECT u.ord, (
        SELECT CASE WHEN count(*) = u.events THEN max(e.position) END
        FROM annals_events.events e
        WHERE e.stream = u.stream AND e.revision > u.expected AND e.revision <= u.expected + u.events
          AND e.event_id = ids[e.revision - numbers[u.ord]]
      ) AS stored_at
      FROM unnest(streams, expected_revisions, counts) WITH ORDINALITY AS u(stream, expected, events, ord)
      WHERE positions[u.ord] IS NULL
    ) r;
  END IF;

  IF appended > 0 THEN
    PERFORM pg_notify('${APPENDED_CHANNEL}', (head + appended)::text);
  END IF;
END $$;

REVOKE ALL ON FUNCTION annals_events.append FROM PUBLIC;
`;
