import type { EventStore, LogPage, StoredEvent } from './port';

/** What reads a log, whatever the server. */
type LogReading = Pick<EventStore, 'readStream' | 'readAll' | 'readAllBackward' | 'head'>;

/** What tells that a log grew. */
interface LogWatching {
  subscribe(callback: () => void): () => void;
}

/** The reading side of a store: what is asked of it goes to its reader and its watch. The writing side is each server's own. */
export abstract class StoreOverLog implements LogReading, Pick<EventStore, 'onAppended'> {
  protected constructor(
    private readonly reading: LogReading,
    private readonly watching: LogWatching,
  ) {}

  readStream(
    stream: string,
    options?: { from?: bigint; direction?: 'forward' | 'backward'; limit?: number },
  ): Promise<readonly StoredEvent[]> {
    return this.reading.readStream(stream, options);
  }

  readAll(options: { after: bigint; limit: number }): Promise<LogPage> {
    return this.reading.readAll(options);
  }

  readAllBackward(options: { before?: bigint; limit: number }): Promise<LogPage> {
    return this.reading.readAllBackward(options);
  }

  head(): Promise<bigint> {
    return this.reading.head();
  }

  onAppended(callback: () => void): () => void {
    return this.watching.subscribe(callback);
  }
}
