import { t } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { LIVE_PATH } from '@annals/contracts/live';
import { reachOf } from '@annals/projections/engine/scope';
import type { ReadModelFeed } from '@annals/projections/engine/feed';
import type { Notice } from '@annals/projections/engine/feed-notice';
import type { Middleware } from 'koa';
import { addressOf } from '../kernel/address';
import { LiveConnection } from './live-connection';
import { Refused } from '../kernel/refused';
import { readerOf, sessionIdOf } from './session';

/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 25_000;
/** A connection ends after about this long; the browser opens it again automatically, and with it the session is checked again. */
const LONGEST_CONNECTION_MS = 15 * 60_000;
/** So much shorter or longer it may be: what began together does not end together. */
const SPREAD = 0.2;

/**
 * Connections that are open at once, per process. Each tab of a browser has one; whole companies share an address.
 */
export const MOST_CONNECTIONS = { session: 12, person: 30, address: 3_000 } as const;

interface Listener {
  readonly personId: PersonId;
  readonly from: Readonly<Record<keyof typeof MOST_CONNECTIONS, string>>;
  /** Leaders and admins see lists of people they do not name one by one: they are told of everything, but not all the time. */
  readonly wide: boolean;
  readonly connection: LiveConnection;
  /** Which of the turns those who see much are told in. */
  readonly turn: number;
}

/** How often those who see much are told that something in it moved; in turns, so that they do not all fetch at one moment. */
const WIDE_EVERY_MS = 3_000;
const TURNS = 6;
/** What concerns more people than these who are connected is told in turns as well. */
const AT_ONCE = 50;

/** Tells browsers which of their cache tags have moved (server-sent events): each person only of what their own screens show. */
export class LiveUpdates {
  private readonly listeners = new Set<Listener>();
  private readonly unsubscribe: () => void;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly wideTimer: NodeJS.Timeout;
  private turn = 0;
  private asking: Promise<void> | undefined;
  private isClosed = false;

  /** @param openOf whose accounts are still open to them, of several people */
  constructor(
    feed: Pick<ReadModelFeed, 'onMoved'>,
    private readonly openOf: (people: readonly PersonId[]) => Promise<ReadonlySet<PersonId>>,
    heartbeatMs = HEARTBEAT_MS,
  ) {
    this.unsubscribe = feed.onMoved((notice) => this.tell(notice));
    this.heartbeat = setInterval(() => {
      for (const { connection } of this.listeners) connection.beat();
      // One question for all who are connected; while the database takes its time, no further one.
      this.asking ??= this.partWith([...this.listeners]).finally(() => (this.asking = undefined));
    }, heartbeatMs);
    this.heartbeat.unref();
    this.wideTimer = setInterval(() => this.takeTurn(), WIDE_EVERY_MS / TURNS);
    this.wideTimer.unref();
  }

  readonly middleware: Middleware = async (context, next) => {
    if (context.path !== LIVE_PATH || context.method !== 'GET') {
      await next();
      return;
    }
    const reader = readerOf(context);
    if (!reader) throw new Refused('request.unauthorized', t('Unauthorized: please sign in.'));
    const from = { session: sessionIdOf(context), person: reader.id, address: addressOf(context) };
    this.refuseTooMany(from);
    const connection = new LiveConnection();
    const { stream } = connection;
    const reach = reachOf(reader);
    const wide = reach === 'subtree' || reach === 'everyone';
    const turn = Math.floor(Math.random() * TURNS);
    const listener: Listener = { personId: reader.id, from, wide, connection, turn };
    this.listeners.add(listener);
    const longest = LONGEST_CONNECTION_MS * (1 - SPREAD + Math.random() * 2 * SPREAD);
    const limit = setTimeout(() => connection.end(), longest);
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
    // Sent away as those who were connected are.
    if (this.isClosed) connection.end();
  };

  /** Ends all connections; browsers try again elsewhere. */
  close(): void {
    this.isClosed = true;
    this.unsubscribe();
    clearInterval(this.heartbeat);
    clearInterval(this.wideTimer);
    for (const { connection } of this.listeners) connection.end();
  }

  private refuseTooMany(from: Listener['from']): void {
    for (const by of ['session', 'person', 'address'] as const) {
      let open = 0;
      for (const listener of this.listeners) if (listener.from[by] === from[by]) open += 1;
      if (open >= MOST_CONNECTIONS[by])
        throw new Refused(
          'request.too-many',
          t('Too many live connections are open. Please close some of the tabs.'),
          {
            retryAfterSeconds: 10,
          },
        );
    }
  }

  private tell({ tags, position, people, onlyThem }: Notice): void {
    if (tags.length === 0) return;
    const moved = { tags, position };
    const concerned = people === null ? null : new Set(people);
    const isConcerned = ({ personId }: Listener) => concerned === null || concerned.has(personId);
    const told = [...this.listeners].filter(isConcerned);
    for (const { connection } of told)
      if (told.length > AT_ONCE) connection.keep(moved);
      else connection.tell(moved);
    for (const listener of this.listeners)
      if (listener.wide && !onlyThem && !isConcerned(listener)) listener.connection.keep(moved);
    if (concerned && tags.includes('People')) void this.partWith(told);
  }

  /** Ends the connections of those whose account was locked or closed meanwhile. */
  private async partWith(listeners: readonly Listener[]): Promise<void> {
    const people = [...new Set(listeners.map(({ personId }) => personId))];
    if (people.length === 0) return;
    // When the database is away, nobody is thrown out for it: the next heartbeat asks again.
    const open = await this.openOf(people).catch(() => undefined);
    if (!open) return;
    for (const { personId, connection } of listeners) if (!open.has(personId)) connection.end();
  }

  /** Tells those whose turn it is what was kept for them. */
  private takeTurn(): void {
    this.turn = (this.turn + 1) % TURNS;
    for (const { turn, connection } of this.listeners) if (turn === this.turn) connection.flush();
  }
}
