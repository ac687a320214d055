/**
 * A part of a statement, `async_commit`, to be named in its FROM: its commit does not wait for the disk. For what is made from the log: lost in a
 * crash of the server, rows and checkpoint are lost together and folded again. Commits that notify happen one after another in PostgreSQL, so
 * each that waits for the disk would hold up all others, those of people among them.
 */
export const ASYNC_COMMIT = `async_commit AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`;

/**
 * Before other statements of a transaction: each of them uses one processor of the database, and memory rather than the disk. Indexing or
 * comparing a large table would else keep both from people at work. One at a time, so the memory is there.
 */
export const LOW_PRIORITY = [
  'max_parallel_maintenance_workers = 0',
  'max_parallel_workers_per_gather = 0',
  `maintenance_work_mem = '256MB'`,
]
  .map((setting) => `SET LOCAL ${setting};`)
  .join(' ');
