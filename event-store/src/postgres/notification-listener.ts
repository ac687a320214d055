import pg from 'pg';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** Listens on PostgreSQL channels over a connection of its own, and listens again by itself after the connection broke. */
export class NotificationListener {
  private client: pg.Client | undefined;
  private retryTimer: NodeJS.Timeout | undefined;
  private retryAfter = FIRST_RETRY_MS;
  private closed = false;

  /**
   * @param channels names of our own, never from a request
   * @param onNotification the channel and the payload of each notification
   * @param onConnected called after each (re)connection: what was said meanwhile was not heard, so look
   */
  constructor(
    private readonly url: string,
    private readonly channels: readonly string[],
    private readonly onNotification: (channel: string, payload: string) => void,
    private readonly onConnected: () => void = () => undefined,
  ) {
    void this.connect();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    this.client = client;
    // Both may come for one break; `retry` acts on the first.
    client.on('error', () => this.retry(client));
    client.on('end', () => this.retry(client));
    client.on('notification', ({ channel, payload }) => this.onNotification(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.retryAfter = FIRST_RETRY_MS;
      this.onConnected();
    } catch {
      this.retry(client);
    }
  }

  private retry(broken: pg.Client): void {
    if (this.closed || this.client !== broken) return;
    this.client = undefined;
    broken.end().catch(() => undefined);
    this.retryTimer = setTimeout(() => void this.connect(), this.retryAfter);
    this.retryTimer.unref();
    this.retryAfter = Math.min(this.retryAfter * 2, LAST_RETRY_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retryTimer);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }
}
