import pg from 'pg';
import { askAfter } from './at-work';

/** A statement without an answer for so long makes the client ask, on another connection, what has become of it. */
const ASK_AFTER_MS = 3_000;
/** As above, where another connection to the same server has just been found silent. */
const ASK_SOON_MS = 1_000;
/** What has been answered a moment before may still be on its way, and a busy server may not have begun: it is asked twice. */
const ON_ITS_WAY_MS = 1_000;
/** A timer that comes so late says that this process was busy itself: nothing is concluded from what it did not hear. */
const BUSY_SELF_MS = 500;
/** A stream of rows (COPY) may rest for so long because this process rests. */
const STREAM_MAY_REST_MS = 60_000;
/** How long a connection may take to come about, and to end in order. */
const CONNECT_MS = 5_000;
const END_MS = 1_000;

/** The connection is open, and nothing comes through it: a network that forgot it, or a server that froze. */
export class ConnectionSilent extends Error {
  override readonly name = 'ConnectionSilent';
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('A connection to PostgreSQL has fallen silent and was given up');
  }
}

/** The open connections of the whole process. */
const standing = new Set<WatchedClient>();

/**
 * A connection on which no caller waits for ever. A statement may take as long as the server works on it; when nothing is heard for a few
 * seconds, the server is asked on a new connection whether it is still at it. When it is not, or cannot be reached, this connection is
 * ended with `ConnectionSilent`: what was asked fails, and a pool makes another one.
 */
export class WatchedClient extends pg.Client {
  readonly #url: string;
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;
  #isStreaming = false;
  #progress = '';

  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
    this.#url = config.connectionString ?? '';
    // A lost connection rejects the query in hand, or the next one; nobody else need hear of it.
    this.on('error', () => undefined);
    this.on('connect', () => standing.add(this));
    this.on('drain', () => this.#rest());
    this.on('end', () => {
      this.#rest();
      standing.delete(this);
    });
    beforeEach(this, 'query', (query) => this.#watch(isStream(query) ? STREAM_MAY_REST_MS : ASK_AFTER_MS));
    // Where nothing comes through any more, nobody answers a farewell either.
    beforeEach(this, 'end', () => setTimeout(() => this.connection.stream.destroy(), END_MS).unref());
  }

  #watch(afterMs: number): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#isStreaming = afterMs === STREAM_MAY_REST_MS;
    this.#lookIn(afterMs, afterMs);
  }

  #rest(): void {
    this.#isBusy = false;
    clearTimeout(this.#timer);
  }

  async #look(afterMs: number, dueAt: number): Promise<void> {
    const wasBusySelf = performance.now() - dueAt > BUSY_SELF_MS;
    if (!wasBusySelf && !this.#hasMoved() && (await this.#isForgotten())) this.#giveUp();
    else if (this.#isBusy) this.#lookIn(afterMs, afterMs);
  }

  /** Whether the server does nothing of what it was asked, or cannot be reached. */
  async #isForgotten(): Promise<boolean> {
    const ask = () => askAfter(this.#url, this.#serverProcess());
    const found = await ask();
    if (found === 'at work') return false;
    await new Promise((resolve) => setTimeout(resolve, ON_ITS_WAY_MS));
    if (found === 'not at work' && (await ask()) === 'at work') return false;
    return this.#isBusy && !this.#hasMoved();
  }

  #lookIn(soonMs: number, afterMs: number): void {
    clearTimeout(this.#timer);
    const dueAt = performance.now() + soonMs;
    this.#timer = setTimeout(() => void this.#look(afterMs, dueAt), soonMs);
    this.#timer.unref();
  }

  #giveUp(): void {
    this.connection.stream.destroy(new ConnectionSilent());
    // Seldom does one alone fall silent. The others are not waited for one after the other.
    for (const other of standing) if (other !== this && other.host === this.host) other.#suspect();
  }

  #suspect(): void {
    if (this.#isBusy && this.#isStreaming) return;
    if (this.#isBusy) this.#lookIn(ASK_SOON_MS, ASK_AFTER_MS);
    else {
      this.query('SELECT 1').catch(() => undefined);
      this.#lookIn(ASK_SOON_MS, ASK_AFTER_MS);
    }
  }

  /** Whether bytes have gone either way since the last look. */
  #hasMoved(): boolean {
    const { stream } = this.connection;
    const before = this.#progress;
    this.#progress = `${String(Reflect.get(stream, 'bytesRead'))}/${String(Reflect.get(stream, 'bytesWritten'))}`;
    return before !== '' && before !== this.#progress;
  }

  /** The server's process of this connection, as it said when the connection came about. */
  #serverProcess(): number {
    return Number(Reflect.get(this, 'processID'));
  }
}

/** Lets something happen before each call of a method, however it is called: it has many forms. */
function beforeEach(client: pg.Client, method: 'query' | 'end', happen: (first: unknown) => void): void {
  const original: unknown = Reflect.get(client, method);
  if (typeof original !== 'function') return;
  Reflect.set(client, method, (...given: unknown[]): unknown => {
    happen(given[0]);
    const answer: unknown = Reflect.apply(original, client, given);
    return answer;
  });
}

function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query && 'pipe' in query;
}
