import type { StoredEvent } from '../port';
import { breakName, loggedCheckpoint, type Anchor } from './anchor';
import { leafOf } from './attested-event';
import type { Finding } from './finding';
import { GrowingTree } from './growing-tree';

/** What a log says of itself when its tree cannot be asked. */
export interface Replay {
  /** The events between the last checkpoint that fits and the first that does not; undefined when all fit as far as the log goes. */
  readonly broken: Finding | undefined;
  /** The largest tree that an event of the log records a checkpoint over; 0 without any. */
  readonly recorded: number;
  /** Every checkpoint that the log does not lead to, as `breakName` gives it: those it does not fit, and those it does not reach. */
  readonly breaks: readonly string[];
}

/**
 * Computes the tree again from the log, without what is stored of it, and compares it with checkpoints: for a tree that was emptied or set back,
 * and so says nothing of the events.
 * @param events all events of the log, read again for each of the two passes
 * @param anchors checkpoints from elsewhere
 * @param accepted breaks that somebody has accepted, as `breakName` gives them
 */
export async function replay(
  events: () => AsyncIterable<StoredEvent>,
  anchors: readonly Anchor[],
  accepted: ReadonlySet<string>,
): Promise<Replay> {
  const expected = new Map<number, Map<string, Anchor>>();
  const add = (anchor: Anchor) => {
    const name = breakName(anchor);
    if (!accepted.has(name) && anchor.size > 0)
      expected.set(anchor.size, (expected.get(anchor.size) ?? new Map<string, Anchor>()).set(name, anchor));
  };
  for (const anchor of anchors) add(anchor);
  let recorded = 0;
  for await (const event of events()) {
    const logged = loggedCheckpoint(event);
    if (!logged) continue;
    add(logged.anchor);
    if (!accepted.has(breakName(logged.anchor))) recorded = Math.max(recorded, logged.anchor.size);
  }
  if (expected.size === 0) return { broken: undefined, recorded, breaks: [] };
  return { ...(await compare(events(), expected)), recorded };
}

async function compare(
  events: AsyncIterable<StoredEvent>,
  expected: Map<number, Map<string, Anchor>>,
): Promise<Pick<Replay, 'broken' | 'breaks'>> {
  const tree = new GrowingTree(0, []);
  const breaks: string[] = [];
  let broken: Finding | undefined;
  let good = 0n;
  for await (const event of events) {
    tree.append(leafOf(event), event.position);
    tree.takeChanged();
    const here = expected.get(tree.size);
    if (!here) continue;
    expected.delete(tree.size);
    const { root } = tree;
    const wrong = [...here].filter(([, anchor]) => !anchor.root.equals(root)).map(([name]) => name);
    breaks.push(...wrong);
    if (wrong.length === 0) good = event.position;
    else broken ??= { kind: 'rewritten', position: good + 1n, until: event.position };
  }
  for (const beyond of expected.values()) breaks.push(...beyond.keys());
  return { broken, breaks };
}
