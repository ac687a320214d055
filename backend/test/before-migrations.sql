-- The tables beside the log and the read models as Annals made them before there were migrations, with a row in each schema. Frozen.


  CREATE SCHEMA IF NOT EXISTS annals_read;

  -- One row per read model: which generation readers see, how far it is, who holds its lease, what stopped it.
  CREATE TABLE IF NOT EXISTS annals_read.projections (
    name text PRIMARY KEY,
    version integer NOT NULL,
    generation integer NOT NULL,
    position bigint NOT NULL,
    holder text,
    token bigint NOT NULL DEFAULT 0,
    lease_until timestamptz NOT NULL DEFAULT '-infinity',
    failure jsonb,
    updated_at timestamptz NOT NULL DEFAULT now()
  );

  -- A rebuild under way beside the live generation; gone once it is switched to.
  CREATE TABLE IF NOT EXISTS annals_read.rebuilds (
    name text PRIMARY KEY,
    generation integer NOT NULL,
    position bigint NOT NULL,
    head bigint NOT NULL,
    failure jsonb,
    requested_at timestamptz NOT NULL DEFAULT now()
  );

  -- The workers alive, so that each takes its fair share of the leases.
  CREATE TABLE IF NOT EXISTS annals_read.workers (id text PRIMARY KEY, seen_at timestamptz NOT NULL);

  -- The processes alive, whatever they do, and what they can read: during an upgrade several versions work side by side.
  CREATE TABLE IF NOT EXISTS annals_read.processes (
    id text PRIMARY KEY,
    roles text[] NOT NULL,
    knows jsonb NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now()
  );
ALTER TABLE annals_read.projections
       ADD COLUMN paused jsonb, -- who holds it still, since when and why
       ADD COLUMN left_out jsonb NOT NULL DEFAULT '{}', -- the streams its rows lack, each from a position on
       ADD COLUMN previous jsonb, -- the generation that is kept to roll back to
       ADD COLUMN last_rebuild jsonb -- how the last one went, and what it changed
;

ALTER TABLE annals_read.rebuilds
       ADD COLUMN kind text NOT NULL DEFAULT 'rebuild',
       ADD COLUMN version integer NOT NULL DEFAULT 0,
       ADD COLUMN saved bigint NOT NULL DEFAULT 0, -- how far what is in the table reaches
       ADD COLUMN token bigint NOT NULL DEFAULT 0, -- of the lease of its runner: nobody else's writes count
       ADD COLUMN state text NOT NULL DEFAULT 'waiting',
       ADD COLUMN review boolean NOT NULL DEFAULT false,
       ADD COLUMN approved boolean NOT NULL DEFAULT false,
       ADD COLUMN difference jsonb,
       ADD COLUMN requested_by text NOT NULL DEFAULT 'system:projections',
       ADD COLUMN reason text,
       ADD COLUMN started_at timestamptz
;

ALTER TABLE annals_read.workers ADD COLUMN knows jsonb -- the events and read models it can read; null: an earlier Annals
;

ALTER TABLE annals_read.projections ADD COLUMN waiting jsonb -- the event that no worker so far could read
;


  CREATE SCHEMA IF NOT EXISTS annals_accounts;
  CREATE TABLE IF NOT EXISTS annals_accounts.user_auth (
    id uuid PRIMARY KEY,
    "userId" uuid NOT NULL UNIQUE,
    email text NOT NULL UNIQUE CHECK (email = lower(email)),
    "hashedPassword" text,
    role text NOT NULL,
    "lastLoginAt" timestamptz,
    "loginAttempts" integer NOT NULL DEFAULT 0,
    "lockedUntil" timestamptz,
    "passwordResetToken" text,
    "passwordResetExpires" timestamptz,
    "isActive" boolean NOT NULL DEFAULT true,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "updatedAt" timestamptz NOT NULL DEFAULT now()
  );
  -- Until an invitation was accepted there is no password.
  ALTER TABLE annals_accounts.user_auth ALTER COLUMN "hashedPassword" DROP NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS link_to_choose_password
    ON annals_accounts.user_auth ("passwordResetToken") WHERE "passwordResetToken" IS NOT NULL;
  CREATE TABLE IF NOT EXISTS annals_accounts.sessions (
    sid text PRIMARY KEY,
    sess json NOT NULL,
    expire timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS sessions_of_person ON annals_accounts.sessions ((sess ->> 'userId'));
  CREATE INDEX IF NOT EXISTS sessions_to_expire ON annals_accounts.sessions (expire);
  CREATE TABLE IF NOT EXISTS annals_accounts.calendar_feeds (
    id uuid PRIMARY KEY,
    "personId" uuid NOT NULL,
    kind text NOT NULL,
    -- Null: revoked.
    "tokenHash" text UNIQUE,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "lastUsedAt" timestamptz
  );
  CREATE INDEX IF NOT EXISTS calendar_feeds_of_person ON annals_accounts.calendar_feeds ("personId");
  CREATE TABLE IF NOT EXISTS annals_accounts.known_devices (
    "personId" uuid NOT NULL,
    "deviceHash" text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    "lastUsedAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("personId", "deviceHash")
  );
  CREATE TABLE IF NOT EXISTS annals_accounts.sign_in_delays (
    -- A hash of the e-mail address, which may be nobody's.
    account text NOT NULL,
    source text NOT NULL,
    failures integer NOT NULL,
    "nextTryAt" timestamptz NOT NULL,
    "forgottenAt" timestamptz NOT NULL,
    PRIMARY KEY (account, source)
  );
  CREATE TABLE IF NOT EXISTS annals_accounts.rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    -- Milliseconds since 1970; read back as a plain number.
    expire double precision
  );


    CREATE SCHEMA IF NOT EXISTS annals_jobs;
    CREATE TABLE IF NOT EXISTS annals_jobs.policies (name text PRIMARY KEY, position bigint NOT NULL);
    ALTER TABLE annals_jobs.policies ADD COLUMN IF NOT EXISTS moved_at timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN IF NOT EXISTS is_on boolean NOT NULL DEFAULT true,
      ADD COLUMN IF NOT EXISTS failure text, ADD COLUMN IF NOT EXISTS failing_since timestamptz;
    CREATE TABLE IF NOT EXISTS annals_jobs.mail_transport
      (name text PRIMARY KEY, succeeded_at timestamptz, failed_at timestamptz, failure text, failing_since timestamptz);
    CREATE TABLE IF NOT EXISTS annals_jobs.language_model_use
      (day date PRIMARY KEY, calls integer NOT NULL, tokens bigint NOT NULL);
    CREATE TABLE IF NOT EXISTS annals_jobs.empty_digests (person_id uuid PRIMARY KEY, week text NOT NULL);
    

    CREATE SCHEMA IF NOT EXISTS annals_imports;
    CREATE TABLE IF NOT EXISTS annals_imports.lists (
      id uuid PRIMARY KEY, rows jsonb NOT NULL, "createdAt" timestamptz NOT NULL DEFAULT now()
    );
    

    CREATE SCHEMA IF NOT EXISTS annals_evidence;
    CREATE TABLE IF NOT EXISTS annals_evidence.exports (
      id uuid PRIMARY KEY, token uuid NOT NULL, done integer NOT NULL DEFAULT 0, total integer NOT NULL DEFAULT 0,
      beat_at timestamptz NOT NULL DEFAULT now(), ready_at timestamptz
    );
    ALTER TABLE annals_evidence.exports ADD COLUMN IF NOT EXISTS about uuid;
    ALTER TABLE annals_evidence.exports ADD COLUMN IF NOT EXISTS keep_days integer NOT NULL DEFAULT 30;
    CREATE INDEX IF NOT EXISTS archives_about ON annals_evidence.exports (about);
    CREATE TABLE IF NOT EXISTS annals_evidence.parts (
      export_id uuid NOT NULL REFERENCES annals_evidence.exports (id) ON DELETE CASCADE,
      number integer NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (export_id, number)
    );
    

COMMENT ON SCHEMA annals_accounts IS 'annals 0123456789abcdef';
INSERT INTO annals_accounts.user_auth (id, "userId", email, role) VALUES
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', 'kept@example.com', 'employee');
INSERT INTO annals_jobs.policies (name, position) VALUES ('kept', 42);
INSERT INTO annals_imports.lists (id, rows) VALUES ('00000000-0000-4000-8000-000000000003', '[]');
INSERT INTO annals_evidence.exports (id, token) VALUES ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005');
INSERT INTO annals_read.workers (id, seen_at) VALUES ('kept', '2026-11-01T00:00:00Z');
