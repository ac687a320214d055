import type pg from 'pg';
import { StoreUnavailable } from '../port';
import {
  APPEND_STATEMENT,
  decodeOutcomes,
  encodeBatch,
  type AppendRow,
  type Outcome,
  type PendingAppend,
} from './append-batch';
import { prepareSession } from './application-role';
import { openClient } from './connection-config';
import { isPassing, unavailable } from './connection-errors';
import { pause } from '../pause';

/** Waits between the tries of a batch, in milliseconds: about ten seconds in all, enough for a server to restart or fail over. */
const RETRY_DELAYS_MS = [50, 100, 200, 400, 800, 1_500, 2_000, 2_000, 3_000];

/** A connection for nothing but appends, made when first needed and made again after it was lost. */
export class AppendConnection {
  #client: pg.Client | undefined;
  readonly #closing = new AbortController();

  constructor(readonly url: string) {}

  /**
   * Writes a batch in one round trip. When the connection is lost the outcome is unknown, so the same events are sent again, and
   * those that had been stored answer as duplicates: each is stored once.
   * @returns the outcome of each append, in order
   * @throws StoreUnavailable after the last try; a DatabaseError when the batch as a whole was refused
   */
  async write(batch: readonly PendingAppend[]): Promise<Outcome[]> {
    const values = encodeBatch(batch);
    for (let tries = 0; ; tries += 1) {
      try {
        const row = await this.#run(values);
        return decodeOutcomes(batch, row);
      } catch (error) {
        const delay = RETRY_DELAYS_MS[tries];
        if (!isPassing(error) || delay === undefined) throw unavailable(error);
        await pause(delay, this.#closing.signal);
        if (this.#closing.signal.aborted) throw unavailable(error);
      }
    }
  }

  /** A batch whose connection is lost from now on fails at once. */
  stopRetrying(): void {
    this.#closing.abort();
  }

  async close(): Promise<void> {
    this.stopRetrying();
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #run(values: Buffer[]): Promise<AppendRow> {
    const client = this.#client ?? (await this.#connect());
    try {
      const { rows } = await client.query<AppendRow>({ name: 'append', text: APPEND_STATEMENT, values });
      if (!rows[0]) throw new StoreUnavailable('The append function gave no answer');
      return rows[0];
    } catch (error) {
      if (isPassing(error)) this.#discard(client);
      throw error;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = openClient(this.url, 'annals append');
    client.on('error', () => this.#discard(client));
    try {
      await client.connect();
      await prepareSession(client);
    } catch (error) {
      this.#discard(client);
      throw error;
    }
    this.#client = client;
    return client;
  }

  /** Ends a connection nobody may use any more, without waiting: the other side may be gone. */
  #discard(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    void client.end().catch(() => undefined);
  }
}
