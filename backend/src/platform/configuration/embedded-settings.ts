import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;
/** PostgreSQL's own default, and as much as a product that runs beside others should take unasked; in megabytes. */
const CACHE = { least: 128, most: 1_024 } as const;

/** How the embedded server is set up; the person who runs a server of their own finds the same advice in docs/operations.md. */
export const EMBEDDED_SETTINGS: Readonly<Record<string, string>> = {
  max_connections: '100',
  // Pages that are written often stay in memory.
  shared_buffers: `${String(cacheMegabytes())}MB`,
  // After each checkpoint whole pages are logged instead of changes: with few of them a rebuild writes a fraction, and waits for the disk less.
  max_wal_size: '4GB',
  // What a rebuild writes goes to the disk as it comes, not in one go while people wait for theirs.
  backend_flush_after: '512kB',
};

/** An eighth of the memory of the machine, or of the container when that may have less. */
function cacheMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.round(Math.min(CACHE.most, Math.max(CACHE.least, memory / 8 / MEGABYTE)));
}
