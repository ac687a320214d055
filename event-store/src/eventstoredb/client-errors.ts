import { StoreUnavailable } from '../port';

/** What the client calls errors after which the same call may well succeed. */
const PASSING_TYPES = new Set([
  'unavailable',
  'cancelled',
  'deadline-exceeded',
  'timeout',
  'not-leader',
  'unknown',
]);

/** The same as codes of gRPC, for errors that the client passes on as they came: cancelled, unknown, deadline, exhausted, internal, unavailable. */
const PASSING_CODES = new Set([1, 2, 4, 8, 13, 14]);

/**
 * Turns what the client throws into `StoreUnavailable` when the server could not be reached or did not answer; any other error is given
 * back as it is. Neither carries the connection string.
 */
export function lost(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !isPassing(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`EventStoreDB did not answer: ${reason}`, { cause: error });
}

function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('type' in error && typeof error.type === 'string') return PASSING_TYPES.has(error.type);
  if ('code' in error && typeof error.code === 'number') return PASSING_CODES.has(error.code);
  return 'code' in error && typeof error.code === 'string' && /^(E[A-Z_]+|ERR_STREAM_.+)$/.test(error.code);
}

/**
 * The answer, unless it takes too long.
 * @throws StoreUnavailable when the time is up; the call may still have its effect
 */
export function deadline<T>(answer: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreUnavailable(`EventStoreDB: ${what}`)), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
