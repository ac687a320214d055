import { PassThrough } from 'node:stream';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { LIVE_PATH, type Moved } from '@annals/contracts/live';
import type { Tag } from '@annals/contracts/tags';
import { reachOf } from '@annals/projections/kernel/scope';
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
  readonly personId: PersonId;
  /** Leaders and admins see lists of people they do not name one by one: they are told of everything, but not all the time. */
  readonly wide: boolean;
  readonly stream: PassThrough;
  /** What has moved since somebody who sees much was last told. */
  readonly pending: Map<Tag, string>;
}

/** How often those who see much are told that something in it moved. */
const WIDE_EVERY_MS = 3_000;

/** Tells browsers which of their cache tags have moved (server-sent events): each person only of what their own screens show. */
export class LiveUpdates {
  private readonly listeners = new Set<Listener>();
  private readonly unsubscribe: () => void;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly wideTimer: NodeJS.Timeout;

  /** @param isIn whether somebody's account is still open to them */
  constructor(
    feed: ReadModelFeed,
    private readonly isIn: (personId: PersonId) => Promise<boolean>,
  ) {
    this.unsubscribe = feed.onMoved((notice) => this.tell(notice));
    this.heartbeat = setInterval(() => {
      this.sendToAll(': still here\n\n');
      void this.partWith([...this.listeners]);
    }, HEARTBEAT_MS);
    this.heartbeat.unref();
    this.wideTimer = setInterval(() => this.tellWide(), WIDE_EVERY_MS);
    this.wideTimer.unref();
  }

  readonly middleware: Middleware = async (context, next) => {
    if (context.path !== LIVE_PATH || context.method !== 'GET') {
      await next();
      return;
    }
    const reader = readerOf(context);
    if (!reader) throw new Refused(401, 'Unauthorized: please sign in.');
    const stream = new PassThrough();
    const reach = reachOf(reader);
    const wide = reach === 'subtree' || reach === 'everyone';
    const listener: Listener = { personId: reader.id, wide, stream, pending: new Map() };
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
    clearInterval(this.wideTimer);
    for (const { stream } of this.listeners) stream.end();
  }

  private tell({ tags, position, people, onlyThem }: Notice): void {
    if (tags.length === 0) return;
    const message = messageOf({ tags, position });
    const concerned = people === null ? null : new Set(people);
    for (const { personId, wide, stream, pending } of this.listeners) {
      if (wide && !onlyThem) for (const tag of tags) pending.set(tag, position);
      if (concerned === null || concerned.has(personId)) stream.write(message);
    }
    if (concerned && tags.includes('People'))
      void this.partWith([...this.listeners].filter(({ personId }) => concerned.has(personId)));
  }

  /** Ends the connections of those whose account was locked or closed meanwhile. */
  private async partWith(listeners: readonly Listener[]): Promise<void> {
    const people = new Set(listeners.map(({ personId }) => personId));
    for (const person of people) {
      // When the database is away, nobody is thrown out for it: the next heartbeat asks again.
      if (await this.isIn(person).catch(() => true)) continue;
      for (const { personId, stream } of listeners) if (personId === person) stream.end();
    }
  }

  private tellWide(): void {
    for (const { stream, pending } of this.listeners) {
      if (pending.size === 0) continue;
      const position = [...pending.values()].reduce((one, other) =>
        BigInt(one) > BigInt(other) ? one : other,
      );
      stream.write(messageOf({ tags: [...pending.keys()], position }));
      pending.clear();
    }
  }

  private sendToAll(text: string): void {
    for (const { stream } of this.listeners) stream.write(text);
  }
}

function messageOf(moved: Moved): string {
  return `event: moved\ndata: ${JSON.stringify(moved)}\n\n`;
}
