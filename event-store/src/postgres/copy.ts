import type pg from 'pg';

/** What the driver's connection can do for COPY, and its type declarations leave out. */
interface CopyConnection extends pg.Connection {
  readonly stream: pg.Connection['stream'];
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** The least the driver asks of a query; the handlers are called as the server's messages come in. */
abstract class CopyQuery {
  /** Set by the driver, when it limits the time of queries. */
  callback: ((error?: Error) => void) | undefined;
  private settle: { resolve: (rows: number) => void; reject: (error: unknown) => void } | undefined;
  private failure: Error | undefined;
  private rows = 0;
  /** How many rows were copied, once the server has said so. */
  readonly ended = new Promise<number>((resolve, reject) => {
    this.settle = { resolve, reject };
  });

  constructor(private readonly statement: string) {
    // A caller that waits hears of a failure; when nobody does any more, it is no reason to end the process.
    this.ended.catch(() => undefined);
  }

  submit(connection: pg.Connection): void {
    connection.query(this.statement);
  }

  handleRowDescription(): void {
    this.failure ??= new Error('This statement is no COPY.');
  }

  handleDataRow(): void {
    // Never for a COPY.
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleError(error: Error): void {
    this.failWith(error);
    this.settle?.reject(this.failure);
    this.callback?.(error);
  }

  /** The first reason counts. */
  protected failWith(error: Error): void {
    this.failure ??= error;
  }

  handleReadyForQuery(): void {
    if (this.failure) this.settle?.reject(this.failure);
    else this.settle?.resolve(this.rows);
    this.callback?.();
  }
}

class CopyFrom extends CopyQuery {
  constructor(
    statement: string,
    private readonly chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  ) {
    super(statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).catch((error: unknown) => {
      // Why the source failed is what the caller hears: the server only repeats that it did.
      this.failWith(error instanceof Error ? error : new Error('the source failed', { cause: error }));
      connection.sendCopyFail('the source failed');
    });
  }

  private async send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.chunks) {
      if (chunk.length > 0) connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await drained(connection.stream);
    }
    connection.endCopyFrom();
  }
}

class CopyTo extends CopyQuery {
  private readonly waiting: Buffer[] = [];
  private wake: () => void = () => undefined;
  private connection: pg.Connection | undefined;

  override submit(connection: pg.Connection): void {
    this.connection = connection;
    super.submit(connection);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.waiting.push(chunk);
    // The server is held back through the socket when the reader is slower.
    if (this.waiting.length > 256) (this.connection as CopyConnection | undefined)?.stream.pause();
    this.wake();
  }

  async *chunks(): AsyncIterable<Buffer> {
    let ended = false;
    const end = this.ended.finally(() => {
      ended = true;
      this.wake();
    });
    end.catch(() => undefined);
    for (;;) {
      const taken = this.waiting.splice(0);
      if (taken.length > 0) yield Buffer.concat(taken);
      (this.connection as CopyConnection | undefined)?.stream.resume();
      if (this.waiting.length > 0) continue;
      if (ended) break;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        if (ended || this.waiting.length > 0) resolve();
      });
    }
    await this.ended;
  }
}

/**
 * Runs a `COPY … FROM STDIN` with what the chunks hold. A source that throws undoes the statement.
 * @returns how many rows were copied
 * @throws what the server or the source says
 */
export async function copyFrom(
  client: pg.ClientBase,
  statement: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<number> {
  const query = new CopyFrom(statement, chunks);
  client.query(query);
  return query.ended;
}

/** Runs a `COPY … TO STDOUT` and gives what it says, bit by bit, no faster than it is taken. */
export function copyTo(client: pg.ClientBase, statement: string): AsyncIterable<Buffer> {
  const query = new CopyTo(statement);
  client.query(query);
  return query.chunks();
}

function drained(stream: pg.Connection['stream']): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}
