/** How long a lease holds without renewal, in seconds: after a crash, another worker takes over within this time. */
export const LEASE_SECONDS = 8;

/** A lease from now on, to be set where a row is written anyway: who writes is alive. Without a holder there is none. */
export const RENEWED = `CASE WHEN holder IS NULL THEN lease_until ELSE now() + interval '${String(LEASE_SECONDS)} seconds' END`;
