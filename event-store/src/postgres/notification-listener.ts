import { pause } from '../pause';
import { openClient } from './connection-config';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;
/** How often it is asked whether the server is still there. */
const HEARTBEAT_MS = 3_000;

export interface ListenerCallbacks {
  readonly onNotification: (payload: string) => void;
  /** The connection is open (again): notifications sent before may have been missed. */
  readonly onListening: () => void;
}

/**
 * Hears the notifications of one channel on a connection of its own (LISTEN belongs to a session, so never to a pooled one),
 * and connects again automatically, with growing waits, for as long as it is open.
 */
export class NotificationListener {
  readonly #closing = new AbortController();
  readonly #ended: Promise<void>;

  constructor(url: string, channel: string, callbacks: ListenerCallbacks) {
    this.#ended = this.#listenForEver(url, channel, callbacks);
  }

  close(): Promise<void> {
    this.#closing.abort();
    return this.#ended;
  }

  async #listenForEver(url: string, channel: string, callbacks: ListenerCallbacks): Promise<void> {
    const signal = this.#closing.signal;
    let delay = FIRST_DELAY_MS;
    while (!signal.aborted) {
      const listening = await this.#listenOnce(url, channel, callbacks);
      delay = listening ? FIRST_DELAY_MS : Math.min(delay * 2, LONGEST_DELAY_MS);
      await pause(delay, signal);
    }
  }

  /** Listens until the connection is lost or this is closed. Gives whether it came to listen at all. */
  async #listenOnce(url: string, channel: string, callbacks: ListenerCallbacks): Promise<boolean> {
    const client = openClient(url, `annals listen ${channel}`);
    let heartbeat: NodeJS.Timeout | undefined;
    let lost = (): void => undefined;
    const ending = new Promise<void>((done) => {
      lost = done;
    });
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      try {
        callbacks.onNotification(payload);
      } catch {
        // Anybody who may connect can send on the channel, and nothing they send ends the process: as after a lost one, look for yourself.
        callbacks.onListening();
      }
    });
    this.#closing.signal.addEventListener('abort', lost, { once: true });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      callbacks.onListening();
      // Nothing is said on a connection that listens: whether it is still open is known only by asking.
      let isAsking = false;
      heartbeat = setInterval(() => {
        // While an answer is still owed, the next question would only wait behind it.
        if (isAsking) return;
        isAsking = true;
        client.query('SELECT 1').then(() => (isAsking = false), lost);
      }, HEARTBEAT_MS);
      await ending;
      return true;
    } catch {
      return false; // the poll beside it is the fallback; the next try follows
    } finally {
      clearInterval(heartbeat);
      this.#closing.signal.removeEventListener('abort', lost);
      await client.end().catch(() => undefined);
    }
  }
}
