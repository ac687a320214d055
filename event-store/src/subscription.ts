import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { EventLog, RecordedPage } from './event-log';
import { pause } from './pause';
import { UnreadableEvent } from './unreadable-event';
import { WakeUp } from './wake-up';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

export interface SubscriptionOptions {
  /** The last position already handled; 0n for everything. */
  readonly after: bigint;
  /** Events in one batch at most. */
  readonly batchSize: number;
  /** Ends the subscription. */
  readonly signal: AbortSignal;
  /** Hears of every failed attempt to read; the subscription goes on automatically. */
  readonly onError?: (error: unknown) => void;
}

export interface SubscriptionBatch {
  readonly events: readonly RecordedEvent[];
  /** The position of the last event, to be kept as checkpoint. */
  readonly position: bigint;
  /** True when nothing lay beyond this batch. A log that is read to its end from the start gives one batch without events. */
  readonly caughtUp: boolean;
}

/** A page, undefined when the signal came first. */
interface Look {
  readonly looked: number;
  readonly page: RecordedPage | undefined;
}

type ReadableLog = Pick<EventLog, 'readAll' | 'onAppended'>;

/**
 * Follows the log: first what is there, then what comes. The next batch is read while the present one is being handled, and no
 * further: a slow reader slows nothing but itself. Lost connections are got over with growing waits.
 * @throws UnreadableEvent when the next event cannot be read: it must not be skipped, and reading again would not help
 */
export async function* subscribe(
  log: ReadableLog,
  { after, batchSize, signal, onError }: SubscriptionOptions,
): AsyncGenerator<SubscriptionBatch, void, undefined> {
  const wakeUp = new WakeUp();
  const unsubscribe = log.onAppended(() => wakeUp.call());
  /** Reads a page, and notes the moment before: a caller after it may report what the page does not contain. */
  const read = async (position: bigint): Promise<Look> => {
    const looked = wakeUp.now();
    return { looked, page: await readPage(log, { after: position, limit: batchSize }, signal, onError) };
  };
  try {
    let first = true;
    let look = await read(after);
    while (look.page && !signal.aborted) {
      const { events, next, atEnd } = look.page;
      const ahead = atEnd ? undefined : settled(read(next));
      if (events.length > 0 || first) yield { events, position: next, caughtUp: atEnd };
      first = false;
      if (!ahead) await wakeUp.sleep(undefined, signal, look.looked);
      look = ahead ? await unsettled(ahead) : await read(next);
    }
  } finally {
    unsubscribe();
  }
}

/** Reads a page, again and again when that fails. Undefined when the signal came first. */
async function readPage(
  log: ReadableLog,
  from: { after: bigint; limit: number },
  signal: AbortSignal,
  onError: ((error: unknown) => void) | undefined,
): Promise<RecordedPage | undefined> {
  for (let delay = FIRST_RETRY_MS; !signal.aborted; delay = Math.min(delay * 2, LONGEST_RETRY_MS)) {
    try {
      return await log.readAll(from);
    } catch (error) {
      if (error instanceof UnreadableEvent) throw error;
      onError?.(error);
      await pause(delay, signal);
    }
  }
  return undefined;
}

type Settled<T> = Promise<{ readonly value: T } | { readonly error: unknown }>;

/** A promise that nobody awaits yet must not count as an unhandled rejection meanwhile. */
function settled<T>(promise: Promise<T>): Settled<T> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}

async function unsettled<T>(promise: Settled<T>): Promise<T> {
  const result = await promise;
  if ('error' in result) throw result.error;
  return result.value;
}
