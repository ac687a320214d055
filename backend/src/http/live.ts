import { PassThrough } from 'node:stream';
import { LIVE_PATH, type Moved } from '@annals/contracts/live';
import type { ReadModelFeed } from '@annals/projections/kernel/feed';
import type { Notice } from '@annals/projections/kernel/feed-notice';
import type { Middleware } from 'koa';
import { Refused } from './problems';
import { readerOf } from './session';

/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 25_000;
/** A connection ends after this long; the browser opens it again by itself, and with it the session is checked anew. */
const LONGEST_CONNECTION_MS = 15 * 60_000;

interface Listener {
  readonly personId: string;
  readonly stream: PassThrough;
}

/** Tells browsers which of their cache tags have moved (server-sent events): each person only of what their own screens show. */
export class LiveUpdates {
  private readonly listeners = new Set<Listener>();
  private readonly unsubscribe: () => void;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(feed: ReadModelFeed) {
    this.unsubscribe = feed.onMoved((notice) => this.tell(notice));
    this.heartbeat = setInterval(() => this.sendToAll(': still here\n\n'), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  readonly middleware: Middleware = async (context, next) => {
    if (context.path !== LIVE_PATH || context.method !== 'GET') {
      await next();
      return;
    }
    const reader = readerOf(context);
    if (!reader) throw new Refused(401, 'Unauthorized: please sign in.');
    const stream = new PassThrough();
    const listener = { personId: reader.id, stream };
    this.listeners.add(listener);
    const limit = setTimeout(() => stream.end(), LONGEST_CONNECTION_MS);
    limit.unref();
    stream.on('close', () => {
      clearTimeout(limit);
      this.listeners.delete(listener);
    });
    context.status = 200;
    context.type = 'text/event-stream';
    context.set('Cache-Control', 'no-store');
    context.set('X-Accel-Buffering', 'no');
    context.body = stream;
    stream.write('retry: 2000\n\n');
  };

  /** Ends all connections; browsers try again elsewhere. */
  close(): void {
    this.unsubscribe();
    clearInterval(this.heartbeat);
    for (const { stream } of this.listeners) stream.end();
  }

  private tell({ tags, position, people }: Notice): void {
    const moved: Moved = { tags, position };
    const message = `event: moved\ndata: ${JSON.stringify(moved)}\n\n`;
    const concerned = people === null ? null : new Set(people);
    for (const { personId, stream } of this.listeners)
      if (concerned === null || concerned.has(personId)) stream.write(message);
  }

  private sendToAll(text: string): void {
    for (const { stream } of this.listeners) stream.write(text);
  }
}
