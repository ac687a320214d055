import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { WakeUp } from '@annals/event-store/wake-up';
import type pg from 'pg';
import { handledIn, type Poison } from './fold';
import type { Lease } from './lease';
import { readPage, type LogReader } from './log-reader';
import type { LeftOut } from './parked-streams';
import type { PassOver } from './pass-over';
import type { Projection } from './projection';
import { takeBatch } from './take-batch';
import { neededFor } from './knowledge';

/** The most events of one batch: large enough to catch up fast, small enough to keep the event loop free. */
const BATCH_SIZE = 500;
/** The poll behind the notifications. */
const POLL_MS = 250;

export type LiveOutcome =
  | { readonly kind: 'stopped'; readonly poison: Poison }
  /** A newer version of Annals wrote this event: it is left to a worker that can read it. */
  | { readonly kind: 'waits'; readonly poison: Poison }
  /** The lease, the generation or the checkpoint is no longer what it was: look again who does what. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'ended' };

/** How a live projection goes about it. */
interface Following {
  readonly leftOut: LeftOut;
  /** Shared with the other read models of the process. */
  readonly passOver: PassOver;
  readonly wakeUp: WakeUp;
  readonly signal: AbortSignal;
  /** Told of the events it has folded, without those it passes over. */
  readonly onFolded: (events: readonly RecordedEvent[], startedAt: number) => void;
}

/**
 * Follows the log with one projection, from its checkpoint, until the signal, a poison event or the loss of the lease.
 * Per batch: one read of the rows concerned, the fold in memory, one write with the checkpoint. Events of others move the checkpoint too.
 */
export async function followLive(
  pool: pg.Pool,
  log: LogReader,
  projection: Projection,
  lease: Lease,
  { leftOut, passOver, wakeUp, signal, onFolded }: Following,
): Promise<LiveOutcome> {
  const { generation, token } = lease;
  let position = lease.position;
  while (!signal.aborted) {
    const looked = wakeUp.now();
    const page = await readPage(log, { after: position, limit: BATCH_SIZE }, projection, leftOut);
    if (page.next === position && !page.poison) {
      await wakeUp.sleep(POLL_MS, signal, looked);
      continue;
    }
    if (page.poison && neededFor(page.poison.error)) return { kind: 'waits', poison: page.poison };
    const startedAt = Date.now();
    const checkpoint = { generation, position, token };
    const handled = handledIn(projection, page.events);
    const isForOthers = handled.length === 0 && !page.poison;
    if (isForOthers && (await passOver({ projection, from: checkpoint, to: page.next }))) {
      position = page.next;
      continue;
    }
    const taken = await takeBatch(pool, projection, checkpoint, {
      handled,
      to: page.next,
      poison: page.poison,
    });
    if (!taken) return { kind: 'lost' };
    if (taken.poison) return { kind: 'stopped', poison: taken.poison };
    onFolded(
      handled.map(({ event }) => event),
      startedAt,
    );
    position = page.next;
  }
  return { kind: 'ended' };
}
