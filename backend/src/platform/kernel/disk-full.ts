/** No room on the database's disk (53100), wherever in the chain of causes PostgreSQL said so. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '53100') || isDiskFull(error.cause);
}
