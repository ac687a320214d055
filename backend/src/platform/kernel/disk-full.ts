/**
 * No room on the database's disk (53100), wherever in the chain of causes PostgreSQL said so. It also lets nobody in then when it has just thrown
 * away a file that each new connection reads, and cannot write it again; up to version 15 it says that without a code of its own.
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '53100') return true;
  return /(?:^| - )could not write init file/.test(error.message) || isDiskFull(error.cause);
}
