import { StoreAccessDenied, StoreUnavailable } from '../port';

/** What the client calls errors after which the same call may well succeed. */
const PASSING_TYPES = new Set([
  'unavailable',
  'cancelled',
  'deadline-exceeded',
  'timeout',
  'not-leader',
  'unknown',
]);

/**
 * The same as codes of gRPC, for errors that the client passes on as they came: cancelled, unknown, deadline, exhausted, aborted
 * (a follower that forwarded to a leader which is gone: "Forwarding timeout"), internal, unavailable.
 */
const PASSING_CODES = new Set([1, 2, 4, 8, 10, 13, 14]);

/** INVALID_ARGUMENT, FAILED_PRECONDITION and the like: the server refuses the call, which the client calls an unknown error. */
const REFUSED_CODES = new Set([3, 5, 6, 9, 11, 12]);

/** The client names no type for a cluster of which no node answers. */
const NO_NODE = /^Failed to discover/;

/**
 * Turns what the client throws into `StoreUnavailable` when the server could not be reached or did not answer; any other error is given
 * back as it is. Neither carries the connection string.
 */
export function lost(error: unknown): unknown {
  if (isAccessDenied(error))
    return new StoreAccessDenied(
      'EventStoreDB refuses the user it is entered with: check the user and the password in EVENT_STORE_URL, and that ' +
        'the user may read $all and write the streams of the log',
      { cause: error },
    );
  if (error instanceof StoreUnavailable || !isPassing(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`EventStoreDB did not answer: ${reason}`, { cause: error });
}

/** Whether the server refused an append because of its size. */
export function isTooLarge(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('type' in error && error.type === 'maximum-append-size-exceeded') return true;
  return error instanceof Error && /Maximum Append Size/i.test(error.message);
}

/** Whether the server refused a call because the stream was deleted for good (a tombstone). */
export function isDeleted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'stream-deleted';
}

function isAccessDenied(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('type' in error && error.type === 'access-denied') return true;
  return 'code' in error && (error.code === 7 || error.code === 16);
}

function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof Error && NO_NODE.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'number' ? error.code : undefined;
  if ('type' in error && typeof error.type === 'string')
    return PASSING_TYPES.has(error.type) && !(error.type === 'unknown' && REFUSED_CODES.has(code ?? 0));
  if (code !== undefined) return PASSING_CODES.has(code);
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
