import pg from 'pg';
import { StoreUnavailable } from '../port';

/** SQLSTATEs after which the same statement may well succeed on a new connection. The transaction was rolled back, or never ran. */
const PASSING = new Set([
  '57P01', // the server is being shut down
  '57P02', // it crashed
  '57P03', // it is starting up
  '57P05', // the session idled too long
  '53300', // too many connections
  '25006', // read-only: this was the primary a moment ago
  '40001', // serialization failure
  '40P01', // deadlock
]);

/** SQLSTATEs of a wait that took too long: trying again at once would add to the crowd. */
const TOO_LONG = new Set([
  '55P03', // lock_timeout
  '57014', // statement_timeout, or cancelled by an operator
]);

/** Whether the connection was lost or the server is away for a moment, so that trying again makes sense. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return isConnectionLoss(error);
  const code = error.code ?? '';
  return code.startsWith('08') || PASSING.has(code);
}

/** Errors of sockets have a `code` such as ECONNRESET; those the driver makes up for a lost connection are told by their text. */
function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  if ('code' in error && typeof error.code === 'string') return /^(E[A-Z_]+)$/.test(error.code);
  return /connection|timeout|client (was|has) closed|not queryable/i.test(error.message);
}

/** Whether what was sent is at fault (class 22: bad data, 23: a constraint), not the connection or the server. */
export function isRefusal(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
}

/**
 * Turns what the driver throws into `StoreUnavailable` when the store could not be reached or did not answer in time; any other
 * error is given back as it is. Neither carries the connection string.
 */
export function unavailable(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const tooLong = error instanceof pg.DatabaseError && TOO_LONG.has(error.code ?? '');
  if (!tooLong && !isPassing(error)) return error;
  return new StoreUnavailable(`PostgreSQL did not answer: ${reason(error)}`, { cause: error });
}

/** The messages of an AggregateError (several addresses tried) are in its parts. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
