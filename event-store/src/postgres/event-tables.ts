/** Raised with every change of the statements below; a database at this version is left alone. */
export const EVENT_TABLES_VERSION = 1;

/**
 * The tables of the log. The head is not kept in a row of its own: the newest row of `events` is the head, so that there is one
 * truth, nothing is ever updated, and a restored dump cannot disagree with itself.
 *
 * `data` and `metadata` are `json`, not `jsonb`: they come back byte for byte as they were written, which hashes rely on.
 */
export const EVENT_TABLES = /* sql */ `
CREATE TABLE IF NOT EXISTS annals_events.events (
  position       bigint      NOT NULL PRIMARY KEY CHECK (position > 0),
  stream         text        NOT NULL CHECK (stream <> ''),
  revision       bigint      NOT NULL CHECK (revision >= 0),
  event_id       uuid        NOT NULL,
  type           text        NOT NULL,
  schema_version integer     NOT NULL CHECK (schema_version > 0),
  data           json        NOT NULL,
  metadata       json        NOT NULL,
  recorded_at    timestamptz NOT NULL,
  CONSTRAINT events_stream_revision UNIQUE (stream, revision),
  CONSTRAINT events_event_id UNIQUE (event_id)
);

CREATE OR REPLACE FUNCTION annals_events.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log is append-only: % on % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege', HINT = 'Append an event that corrects what was recorded.';
END $$;

-- One per statement, so that a statement that would touch no row is refused as well.
CREATE OR REPLACE TRIGGER refuse_update BEFORE UPDATE ON annals_events.events
  FOR EACH STATEMENT EXECUTE FUNCTION annals_events.refuse_change();
CREATE OR REPLACE TRIGGER refuse_delete BEFORE DELETE ON annals_events.events
  FOR EACH STATEMENT EXECUTE FUNCTION annals_events.refuse_change();
CREATE OR REPLACE TRIGGER refuse_truncate BEFORE TRUNCATE ON annals_events.events
  FOR EACH STATEMENT EXECUTE FUNCTION annals_events.refuse_change();

-- ALWAYS: they also fire in sessions that switch ordinary triggers off (session_replication_role = replica).
ALTER TABLE annals_events.events ENABLE ALWAYS TRIGGER refuse_update;
ALTER TABLE annals_events.events ENABLE ALWAYS TRIGGER refuse_delete;
ALTER TABLE annals_events.events ENABLE ALWAYS TRIGGER refuse_truncate;
`;

/** What the application's role may do with the log: read it, and append by the function alone. */
export const EVENT_GRANTS = (role: string): string => /* sql */ `
GRANT USAGE ON SCHEMA annals_events TO ${role};
GRANT SELECT ON annals_events.events TO ${role};
GRANT EXECUTE ON FUNCTION annals_events.append TO ${role};
`;
